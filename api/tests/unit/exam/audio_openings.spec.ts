import { test } from '@japa/runner'
import {
  mayOpenAgain,
  OPENINGS_OF_ATTEMPT,
  OPENINGS_OF_LOGIN,
} from '#app/exam/domain/audio_openings'

const noted = (...openings: number[]) =>
  openings.map((count, at) => ({ loginId: `login ${at}`, openings: count }))

test.group('Openings of a recording', () => {
  test('are three for a login', ({ assert }) => {
    assert.isTrue(mayOpenAgain([], 'login 0'))
    assert.isTrue(mayOpenAgain(noted(2), 'login 0'))
    assert.isFalse(mayOpenAgain(noted(3), 'login 0'))
    assert.isTrue(mayOpenAgain(noted(3), 'login 1'))
  })

  test('are nine for all logins together', ({ assert }) => {
    assert.isTrue(mayOpenAgain(noted(3, 3, 2), 'login 2'))
    assert.isFalse(mayOpenAgain(noted(3, 3, 3), 'login 3'))
    assert.isFalse(mayOpenAgain(noted(...Array<number>(9).fill(1)), 'login 3'))
  })

  test('let a learner change the seat twice', ({ assert }) => {
    assert.isAtLeast(OPENINGS_OF_ATTEMPT, 3 * OPENINGS_OF_LOGIN)
  })
})
