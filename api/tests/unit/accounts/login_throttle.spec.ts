import { test } from '@japa/runner'
import { loginCounter, resetCounter } from '#app/accounts/login_throttle'

/** The column of keys holds 255 characters, and the library puts a prefix before each. */
const KEY_MAX = 200

test.group('Counters of tries', () => {
  test('stay short, whatever was typed', ({ assert }) => {
    for (const typed of [
      'x'.repeat(254),
      `${'x'.repeat(244)}@contoh.id`,
      '😀'.repeat(127),
      'a\0b',
    ]) {
      assert.isBelow(loginCounter(null, typed, null).length, KEY_MAX)
      assert.isBelow(resetCounter(null, typed).length, KEY_MAX)
    }
  })

  test('are one for all forms of a number or an address, and apart for others', ({ assert }) => {
    const counter = (typed: string) => loginCounter(null, typed, null)
    assert.equal(counter('+62 812-3456-7890'), counter('081234567890'))
    assert.equal(counter('Ani@Contoh.id'), counter('ani@contoh.id'))
    assert.notEqual(counter('ani@contoh.id'), counter('budi@contoh.id'))
    assert.notEqual(counter('ani@contoh.id'), resetCounter(null, 'ani@contoh.id'))
  })
})
