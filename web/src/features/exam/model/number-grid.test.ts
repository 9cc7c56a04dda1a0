import { describe, expect, test } from 'vitest'
import { cellLabel, gridCells } from '@/features/exam/model/number-grid'

const numbers = (session: Parameters<typeof gridCells>[0]) =>
  gridCells(session).map(({ number }) => number)
const upTo = (last: number) => Array.from({ length: last }, (_, offset) => offset + 1)

test("the grid's numbers run from 1 to 50, 40 and 50", () => {
  expect(numbers('listening')).toEqual(upTo(50))
  expect(numbers('written')).toEqual(upTo(40))
  expect(numbers('reading')).toEqual(upTo(50))
})

test('of 32-50 only the first of each group can be clicked, and the others explain why', () => {
  const cells = gridCells('listening')
  const closed = cells.filter(({ target }) => target === null)
  expect(closed.map(({ number }) => number)).toEqual(
    upTo(50).filter((number) => number > 31 && ![35, 39, 43, 47].includes(number))
  )
  expect(cells[33]?.reason).toBe('Satu layar dengan nomor 31')
  expect(cells[49]?.reason).toBe('Satu layar dengan nomor 47')
})

test('in the other sessions every number opens its own page', () => {
  for (const session of ['written', 'reading'] as const) {
    expect(gridCells(session).every(({ target, page }) => target === page)).toBe(true)
  }
  expect(gridCells('written').map(({ page }) => page)).not.toContain(67)
})

describe('text for screen readers', () => {
  const [first] = gridCells('reading')
  const grouped = gridCells('listening')[33]

  test.each([
    [{ current: false, answer: null, flagged: false }, 'Nomor 1, belum terjawab'],
    [{ current: true, answer: '2', flagged: false }, 'Nomor 1, terjawab B, sedang dibuka'],
    [{ current: false, answer: '4', flagged: true }, 'Nomor 1, terjawab D, ragu-ragu'],
  ] as const)("a number's state %j has a text for screen readers", (marks, label) => {
    expect(first && cellLabel(first, marks)).toBe(label)
  })

  test('screen readers get the reason why a number cannot be opened', () => {
    expect(grouped && cellLabel(grouped, { current: false, answer: null, flagged: false })).toBe(
      'Nomor 34, belum terjawab, satu layar dengan nomor 31'
    )
  })
})
