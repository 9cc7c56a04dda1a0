import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  canonicalToken,
  takenIntervals,
  tokenEnd,
  TOKEN_LETTERS,
} from '#app/events/domain/token_time'
import { isTakenToken, tokenAt } from '#app/events/secrets/event_token'

const NOW = Date.UTC(2026, 10, 23, 2, 0)
const MINUTE = 60_000
const EVENT = { id: 7, tokenMinutes: 15 }

test.group("An event's token", () => {
  test("an event's token is six unmistakable letters, one for each interval", ({ assert }) => {
    const tokens = Array.from({ length: 200 }, (_, n) => tokenAt(EVENT, NOW + n * 15 * MINUTE))
    for (const token of tokens) assert.match(token, new RegExp(`^[${TOKEN_LETTERS}]{6}$`))
    assert.isAbove(new Set(tokens).size, 198)
    assert.equal(tokenAt(EVENT, NOW), tokenAt(EVENT, NOW + 15 * MINUTE - 1))
    assert.notEqual(tokenAt(EVENT, NOW), tokenAt({ ...EVENT, id: 8 }, NOW))
    assert.equal(tokenEnd(15, NOW), NOW + 15 * MINUTE)
  })

  test("an event's token is accepted in its interval and a minute longer, however it is typed", ({
    assert,
  }) => {
    const token = tokenAt(EVENT, NOW)
    const typed = ` ${token.slice(0, 3).toLowerCase()}-${token.slice(3)} `
    assert.isTrue(isTakenToken(EVENT, typed, NOW))
    assert.isTrue(isTakenToken(EVENT, token, NOW + 16 * MINUTE - 1))
    assert.isFalse(isTakenToken(EVENT, token, NOW + 16 * MINUTE))
    assert.isFalse(isTakenToken(EVENT, token, NOW - 1))
    assert.isFalse(isTakenToken({ ...EVENT, id: 8 }, token, NOW))
  })

  test('an event accepts nothing but its token', ({ assert }) => {
    for (const typed of ['', 'ABC', 'ACEFG0', 'ACEFGHJ', 'äcefgh', '😀😀😀']) {
      assert.isNull(canonicalToken(typed), typed)
      assert.isFalse(isTakenToken(EVENT, typed, NOW))
    }
    fc.assert(fc.property(fc.string(), (typed) => (canonicalToken(typed)?.length ?? 6) === 6))
  })

  test("an event's earlier token stays valid for a minute only", ({ assert }) => {
    assert.lengthOf(takenIntervals(15, NOW), 2)
    assert.lengthOf(takenIntervals(15, NOW + MINUTE), 1)
  })
})
