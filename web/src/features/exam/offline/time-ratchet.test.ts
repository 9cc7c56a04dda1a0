import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftAt } from '@/features/exam/offline/time-ratchet'

const seconds = fc.double({ min: 0, max: 14_400, noNaN: true })
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })

test.each([
  ['at once', 0, 600],
  ['after a minute', 60_000, 540],
  ['at its end', 600_000, 0],
  ['long after its end', 86_400_000, 0],
  ['with a clock that was set back', -3_600_000, 600],
])('the time left of a stored session when it opens %s', (_, passed, left) => {
  expect(leftAt({ left: 600, wall: 1_800_000_000_000 }, 1_800_000_000_000 + passed)).toBe(left)
})

test('the time left of a stored session is never more than was stored, and never negative', () => {
  fc.assert(
    fc.property(seconds, moment, moment, (left, wall, now) => {
      const after = leftAt({ left, wall }, now)
      expect(after).toBeLessThanOrEqual(left)
      expect(after).toBeGreaterThanOrEqual(0)
    })
  )
})

test('the time left of a stored session never grows, over any number of reloads and with any clock', () => {
  fc.assert(
    fc.property(seconds, moment, fc.array(fc.tuple(moment, moment)), (first, wall, reloads) => {
      let note = { left: first, wall }
      for (const [opened, noted] of reloads) {
        const left = leftAt(note, opened)
        expect(left).toBeLessThanOrEqual(note.left)
        note = { left, wall: noted }
      }
    })
  )
})
