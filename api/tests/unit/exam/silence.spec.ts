import { test } from '@japa/runner'
import { outagesIn, secondsOf, type SilentAttempt } from '#app/exam/domain/silence'
import type { Session } from '#contracts/exam'

const SECOND = 1000
const MINUTE = 60 * SECOND

const attempt = (changes: Partial<SilentAttempt> = {}): SilentAttempt => ({
  session: 'listening',
  deadline: 30 * MINUTE,
  runsSince: null,
  restMinutes: null,
  endOf: () => null,
  ...changes,
})
const inListening = (at: number) => ({ session: 'listening' as Session, at })

test.group('Outages', () => {
  test('a silence of fifteen seconds is an outage, a shorter one is none', ({ assert }) => {
    assert.deepEqual(outagesIn(inListening(0), attempt(), 14_999), [])
    assert.deepEqual(outagesIn(inListening(0), attempt(), 15_000), [
      { session: 'listening', from: 0, to: 15_000 },
    ])
  })

  test("an outage ends with the session's time, and is none if too little of it is left", ({
    assert,
  }) => {
    const deadline = 30 * MINUTE
    assert.deepEqual(outagesIn(inListening(deadline - MINUTE), attempt(), deadline + MINUTE), [
      { session: 'listening', from: deadline - MINUTE, to: deadline },
    ])
    assert.deepEqual(outagesIn(inListening(deadline - 14_999), attempt(), deadline + MINUTE), [])
    assert.deepEqual(outagesIn(inListening(deadline + SECOND), attempt(), deadline + MINUTE), [])
  })

  test('a silence over a rest that ended by itself is an outage of both sessions, without the rest', ({
    assert,
  }) => {
    const left = 30 * MINUTE
    const written = attempt({
      session: 'written',
      deadline: left + 2 * MINUTE + 25 * MINUTE,
      restMinutes: 2,
      endOf: (session) => (session === 'listening' ? left : null),
    })
    assert.deepEqual(outagesIn(inListening(left - MINUTE), written, left + 5 * MINUTE), [
      { session: 'listening', from: left - MINUTE, to: left },
      { session: 'written', from: left + 2 * MINUTE, to: left + 5 * MINUTE },
    ])
  })

  test('seconds of outages are rounded up together', ({ assert }) => {
    assert.equal(secondsOf([]), 0)
    assert.equal(
      secondsOf([
        { from: 0, to: 15_400 },
        { from: 0, to: 15_400 },
      ]),
      31
    )
  })
})
