import { test } from '@japa/runner'
import {
  cutOff,
  loginOpenings,
  opened,
  openingsShown,
  OPENINGS_OF_ATTEMPT,
  OPENINGS_OF_LOGIN,
  type LoginOpenings,
} from '#app/exam/domain/audio_openings'

const SIZE = 1000
const WHOLE = { bytes: SIZE, size: SIZE }
const noted = (...openings: number[]): LoginOpenings[] =>
  openings.map((count, at) => ({ loginId: `login ${at}`, sent: count * SIZE, cut: 0 }))
const mayOpen = (before: readonly LoginOpenings[], loginId: string, bytes = SIZE) =>
  opened(before, loginId, { bytes, size: SIZE }) !== null

test.group('Openings of a recording', () => {
  test('a login gets three openings of a recording', ({ assert }) => {
    assert.isTrue(mayOpen([], 'login 0'))
    assert.isTrue(mayOpen(noted(2), 'login 0'))
    assert.isFalse(mayOpen(noted(3), 'login 0'))
    assert.isTrue(mayOpen(noted(3), 'login 1'))
  })

  test('all logins together get nine openings of a recording', ({ assert }) => {
    assert.isTrue(mayOpen(noted(3, 3, 2), 'login 2'))
    assert.isFalse(mayOpen(noted(3, 3, 3), 'login 3'))
    assert.isFalse(mayOpen(noted(...Array<number>(9).fill(1)), 'login 3'))
  })

  test('openings of a recording let a learner change the seat twice', ({ assert }) => {
    assert.isAtLeast(OPENINGS_OF_ATTEMPT, 3 * OPENINGS_OF_LOGIN)
  })

  test('openings of a recording count by the bytes that are sent', ({ assert }) => {
    assert.isTrue(mayOpen(noted(2.9), 'login 0', 100))
    assert.isFalse(mayOpen(noted(2.9), 'login 0', 101))
    assert.deepEqual(opened(noted(1), 'login 0', { bytes: 10, size: SIZE }), {
      loginId: 'login 0',
      sent: SIZE + 10,
      cut: 0,
    })
  })

  test('openings that an earlier version counted are whole files', ({ assert }) => {
    const stored = { loginId: 'login 0', openings: 2, sent: null, cut: '0' }
    assert.deepEqual(loginOpenings(stored, SIZE), { loginId: 'login 0', sent: 2 * SIZE, cut: 0 })
  })

  test('openings are displayed as the number of files begun', ({ assert }) => {
    const shown = (sent: number) => openingsShown({ loginId: '', sent, cut: 0 }, SIZE)
    assert.deepEqual([0, 1, SIZE, SIZE + 1].map(shown), [0, 1, 1, 2])
    assert.equal(openingsShown({ loginId: '', sent: 0, cut: 0 }, 0), 0)
  })
})

test.group('A recording that is cut off', () => {
  test('an interrupted recording credits the bytes that were never sent', ({ assert }) => {
    const after = cutOff(noted(3), 'login 0', WHOLE, 0)
    assert.deepEqual(after, { loginId: 'login 0', sent: 2 * SIZE, cut: 0 })
  })

  test('an interrupted recording credits the rest too, and notes the part that may have arrived', ({
    assert,
  }) => {
    const after = cutOff(noted(1), 'login 0', WHOLE, 400)
    assert.deepEqual(after, { loginId: 'login 0', sent: 0, cut: 400 })
  })

  test('interruptions are credited up to three times the file for a login, and nine for all logins', ({
    assert,
  }) => {
    let own: LoginOpenings = { loginId: 'login 0', sent: 0, cut: 0 }
    let begun = 0
    for (let next = opened([own], 'login 0', WHOLE); next; begun++) {
      own = cutOff([next], 'login 0', WHOLE, SIZE)
      next = opened([own], 'login 0', WHOLE)
    }
    assert.equal(begun, 2 * OPENINGS_OF_LOGIN)

    const others = [1, 2, 3].map((at) => ({ loginId: `other ${at}`, sent: 0, cut: 3 * SIZE }))
    const after = cutOff([...others, ...noted(1)], 'login 0', WHOLE, SIZE)
    assert.deepEqual(after, { loginId: 'login 0', sent: SIZE, cut: 0 })
  })

  test('an interruption never credits bytes that were not counted', ({ assert }) => {
    assert.equal(cutOff([], 'login 0', WHOLE, 0).sent, 0)
  })
})
