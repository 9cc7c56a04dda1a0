import { expect, test } from 'vitest'
import { tickedPages, withTicks } from '@/features/admin-late-answers/model/ticks'
import { lateAnswer } from '@/features/admin-late-answers/testing/late-answer'

const IN_TIME = lateAnswer(1)
const TOO_LATE = lateAnswer(2, { tepatWaktu: false })
const UNKNOWN = lateAnswer(3, { tepatWaktu: null })
const ALL = [IN_TIME, TOO_LATE, UNKNOWN]

const ticked = (flipped: ReadonlySet<number>) => [...tickedPages(ALL, flipped)]

test('at first the answers chosen before the end are ticked, and no others', () => {
  expect(ticked(new Set())).toEqual([1])
})

test('each can be ticked and cleared, and the first state counts as unchanged', () => {
  const unknownToo = withTicks([UNKNOWN], new Set(), true)
  expect(ticked(unknownToo)).toEqual([1, 3])

  const onlyUnknown = withTicks([IN_TIME], unknownToo, false)
  expect(ticked(onlyUnknown)).toEqual([3])

  const asAtFirst = withTicks([UNKNOWN], withTicks([IN_TIME], onlyUnknown, true), false)
  expect(asAtFirst.size).toBe(0)
})

test('all are ticked and cleared at once', () => {
  expect(ticked(withTicks(ALL, new Set(), true))).toEqual([1, 2, 3])
  expect(ticked(withTicks(ALL, new Set(), false))).toEqual([])
})
