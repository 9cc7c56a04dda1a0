import {
  DEFAULT_LISTENING_GROUPS,
  SESSION_INDEXES,
  SESSIONS,
  sessionOfIndex,
} from '@lulus/api/contracts/exam'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  groupsOf,
  indexWithin,
  instructionAt,
  nextIndex,
  pagesOnScreen,
  previousIndex,
  screenOf,
} from '@/features/exam/model/navigation'
import { isGroup } from '@/components/questions/paper-entry'
import { paperIn } from '@/features/exam/testing/exam-fixtures'

const anyIndex = fc.integer({ min: 0, max: 143 })

describe('next', () => {
  test.each([
    [0, 1],
    [1, 2],
    [30, 31],
    [31, 35],
    [35, 39],
    [39, 43],
    [43, 47],
    [51, 52],
    [66, 67],
    [67, 68],
    [93, 94],
    [142, 143],
  ])('next leads from %i to %i', (from, to) => {
    expect(nextIndex(from)).toBe(to)
  })

  test.each([47, 50, 92, 143])('next is hidden at %i', (index) => {
    expect(nextIndex(index)).toBeNull()
  })
})

describe('previous', () => {
  test.each([
    [1, 0],
    [31, 30],
    [35, 31],
    [39, 35],
    [43, 39],
    [47, 43],
    [52, 51],
    [67, 66],
    [68, 67],
    [94, 93],
  ])('previous leads from %i to %i', (from, to) => {
    expect(previousIndex(from)).toBe(to)
  })

  test.each([0, 51, 93])('previous is hidden at %i, where a session starts', (index) => {
    expect(previousIndex(index)).toBeNull()
  })
})

test('no step leaves the session', () => {
  fc.assert(
    fc.property(anyIndex, (index) => {
      for (const step of [nextIndex(index), previousIndex(index)]) {
        if (step !== null) expect(sessionOfIndex(step)).toBe(sessionOfIndex(index))
      }
    })
  )
})

test('a step forward and one back return to the same screen', () => {
  fc.assert(
    fc.property(anyIndex, (index) => {
      const next = nextIndex(index)
      if (next !== null) expect(previousIndex(next)).toBe(screenOf(index))
    })
  )
})

test.each(SESSIONS)('moving forward through %s shows every question once', (session) => {
  const shown: number[] = []
  let index: number | null = SESSION_INDEXES[session].first
  while (index !== null) {
    shown.push(...pagesOnScreen(index))
    index = nextIndex(index)
  }
  const { first, last } = SESSION_INDEXES[session]
  const questions = Array.from({ length: last - first + 1 }, (_, offset) => first + offset).filter(
    (page) => instructionAt(page) === null
  )
  expect(shown).toEqual(questions)
})

test('outside of an exam there is no next or previous screen', () => {
  expect(nextIndex(-1)).toBeNull()
  expect(previousIndex(144)).toBeNull()
})

test.each([
  ['listening', 33, 31],
  ['listening', 52, 0],
  ['written', 10, 51],
  ['reading', 143, 143],
  ['reading', 92, 93],
] as const)('in %s the stored index %i opens %i', (session, index, opened) => {
  expect(indexWithin(session, index)).toBe(opened)
})

test('instruction pages are at 0, 51, 67 and 93', () => {
  const found = Array.from({ length: 144 }, (_, index) => index).filter(
    (index) => instructionAt(index) !== null
  )
  expect(found).toEqual([0, 51, 67, 93])
})

describe('a package with groups of its own', () => {
  const GROUPS = [
    { first: 33, last: 38 },
    { first: 49, last: 50 },
  ]

  test('next and previous step over the rest of a group', () => {
    const forward: number[] = []
    for (let at: number | null = 31; at !== null; at = nextIndex(at, GROUPS)) forward.push(at)
    expect(forward).toEqual([31, 32, 33, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49])
    expect(previousIndex(39, GROUPS)).toBe(33)
    expect(pagesOnScreen(35, GROUPS)).toEqual([33, 34, 35, 36, 37, 38])
    expect(indexWithin('listening', 50, GROUPS)).toBe(49)
  })

  test('a paper tells its groups, and has those of the test itself while listening is closed', () => {
    const { soal } = paperIn('listening')
    const single = soal.find(({ page }) => page === 1)
    const group = soal.find(isGroup)
    if (!single || !group) throw new Error('the paper lacks a single question or a group')
    const pair = { ...group, page: 33, items: group.items.slice(0, 2) }
    expect(groupsOf([single, pair])).toEqual([{ first: 33, last: 34 }])
    expect(groupsOf([single])).toEqual([])
    expect(groupsOf(soal)).toEqual(DEFAULT_LISTENING_GROUPS)
    expect(groupsOf(paperIn('reading').soal)).toEqual(DEFAULT_LISTENING_GROUPS)
  })
})
