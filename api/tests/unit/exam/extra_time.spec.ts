import { test } from '@japa/runner'
import fc from 'fast-check'
import { extendedMinutes } from '#app/exam/domain/extra_time'
import { EXTRA_TIME_PERCENTS, extraTimeChoices } from '#contracts/extra_time'
import { MINUTES_LIMITS, SESSIONS } from '#contracts/exam'

test.group('Extra time', () => {
  test('extra time of a quarter makes 38, 32 and 69 minutes of 30, 25 and 55', ({ assert }) => {
    const minutes = { listening: 30, written: 25, reading: 55 }
    assert.deepEqual(extendedMinutes(minutes, 25), { listening: 38, written: 32, reading: 69 })
    assert.deepEqual(extendedMinutes(minutes, 0), minutes)
  })

  test('extra time is never less than its share, by less than a minute more, and grows with it', () => {
    const minutes = fc.integer(MINUTES_LIMITS)
    fc.assert(
      fc.property(minutes, minutes, minutes, (listening, written, reading) => {
        const own = { listening, written, reading }
        let before = own
        return EXTRA_TIME_PERCENTS.every((percent) => {
          const extended = extendedMinutes(own, percent)
          const isRight = SESSIONS.every((session) => {
            const share = (own[session] * (100 + percent)) / 100
            return (
              extended[session] >= share &&
              extended[session] < share + 1 &&
              extended[session] >= before[session]
            )
          })
          before = extended
          return isRight
        })
      })
    )
  })

  test('extra time can change freely before an attempt, and only grow while it runs', ({
    assert,
  }) => {
    assert.deepEqual(extraTimeChoices(25, false), [0, 10, 50, 75, 100])
    assert.deepEqual(extraTimeChoices(25, true), [50, 75, 100])
    assert.deepEqual(extraTimeChoices(100, true), [])
  })
})
