import { expect, test } from 'vitest'
import type { PaymentRow } from '@/features/admin-payments/api/payments'
import {
  joined,
  moved,
  NOTHING_REVIEWED,
  settled,
  tally,
  upcoming,
} from '@/features/admin-payments/model/review'

const rows = (...ids: number[]) => ids.map((id) => ({ id }) as PaymentRow)
const review = (...ids: number[]) => joined(NOTHING_REVIEWED, rows(...ids))
const idAt = ({ queue, at }: ReturnType<typeof review>) => queue[at]?.id

test('payments that arrive meanwhile join at the end, and the one in sight stays', () => {
  const later = joined(moved(review(1, 2), 1), rows(2, 3))
  expect(later.queue.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(idAt(later)).toBe(2)
  expect(joined(later, rows(3))).toBe(later)
})

test('a decision goes on to the next undecided payment, then to skipped ones, then to the end', () => {
  const skipped = moved(review(1, 2, 3), 1)
  const second = settled(skipped, 2, 'confirmed')
  expect(idAt(second)).toBe(3)
  const third = settled(second, 3, 'rejected')
  expect(idAt(third)).toBe(1)
  const done = settled(third, 1, 'overtaken')
  expect(done.at).toBe(3)
  expect(tally(done)).toEqual({ confirmed: 1, rejected: 1, left: 0 })
})

test('arrows stop at both ends', () => {
  const one = review(1, 2)
  expect(moved(one, -1)).toBe(one)
  expect(idAt(moved(moved(one, 1), 1))).toBe(2)
})

test('the proof that loads already is the next undecided one', () => {
  const decided = settled(review(1, 2, 3, 4), 3, 'confirmed')
  expect(upcoming({ ...decided, at: 1 })?.id).toBe(4)
  expect(upcoming({ ...decided, at: 3 })).toBeUndefined()
})
