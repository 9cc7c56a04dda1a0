import { expect, test } from 'vitest'
import { judgeDisplays } from './displays.ts'

const display = (id: number) => ({ id, bounds: { x: id * 1920, y: 0, width: 1920, height: 1080 } })

test('a single display is accepted', () => {
  expect(judgeDisplays([display(1)], 1, 'refuse', true)).toEqual({ blank: [], refusal: null })
})

test('other displays are blacked out where the lab sets that', () => {
  const verdict = judgeDisplays([display(1), display(2), display(3)], 2, 'blank', true)
  expect(verdict.refusal).toBeNull()
  expect(verdict.blank.map(({ id }) => id)).toEqual([1, 3])
})

test('a second display is blacked out and stops the exam where the lab sets that', () => {
  const verdict = judgeDisplays([display(1), display(2)], 1, 'refuse', true)
  expect(verdict.refusal).toMatch(/Ada 2 layar/)
  expect(verdict.blank).toHaveLength(1)
})

test.each(['blank', 'refuse'] as const)(
  'the setting %s refuses a display that no window can cover',
  (rule) => {
    const verdict = judgeDisplays([display(1), display(2)], 1, rule, false)
    expect(verdict.refusal).toMatch(/Ada 2 layar/)
    expect(verdict.blank).toEqual([])
  }
)

test.each([[[]], [[display(2)]]])('no exam runs without the main display', (displays) => {
  expect(judgeDisplays(displays, 1, 'blank', true).refusal).toMatch(/Layar utama tidak ditemukan/)
})
