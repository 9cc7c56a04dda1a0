import { expect, test } from 'vitest'
import { judgeDisplays } from './displays.ts'

const display = (id: number) => ({ id, bounds: { x: id * 1920, y: 0, width: 1920, height: 1080 } })

test('one display is as it should be', () => {
  expect(judgeDisplays([display(1)], 1, 'refuse')).toEqual({ blank: [], refusal: null })
})

test('other displays go black where the lab wants that', () => {
  const verdict = judgeDisplays([display(1), display(2), display(3)], 2, 'blank')
  expect(verdict.refusal).toBeNull()
  expect(verdict.blank.map(({ id }) => id)).toEqual([1, 3])
})

test('a second display stops the exam where the lab wants that, and is black meanwhile', () => {
  const verdict = judgeDisplays([display(1), display(2)], 1, 'refuse')
  expect(verdict.refusal).toMatch(/Ada 2 layar/)
  expect(verdict.blank).toHaveLength(1)
})

test.each([[[]], [[display(2)]]])('no exam where the main display is gone', (displays) => {
  expect(judgeDisplays(displays, 1, 'blank').refusal).toMatch(/Layar utama tidak ditemukan/)
})
