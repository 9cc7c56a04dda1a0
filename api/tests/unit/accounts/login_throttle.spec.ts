import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { loginCounters, resetCounters, type LoginPlace } from '#app/accounts/http/login_counters'

/** The column holds 255 characters, and the library adds a prefix to each key. */
const KEY_MAX = 200

const PLACES: LoginPlace[] = [
  {
    address: 'f'.repeat(16),
    device: null,
    seat: null,
    visitor: randomUUID(),
    isExamNetwork: false,
  },
  {
    address: '255.255.255.255',
    device: randomUUID(),
    seat: null,
    visitor: randomUUID(),
    isExamNetwork: false,
  },
  {
    address: 'unknown',
    device: null,
    visitor: randomUUID(),
    isExamNetwork: true,
    seat: { labId: 999_999_999, seat: '席'.repeat(40) },
  },
]

const keys = (typed: string, counters = loginCounters) =>
  PLACES.flatMap((place) => counters(null, typed, place)).map(({ key }) => key)

test.group('Counters of tries', () => {
  test('the counter of tries stays short for any input', ({ assert }) => {
    for (const typed of [
      'x'.repeat(254),
      `${'x'.repeat(244)}@contoh.id`,
      '😀'.repeat(127),
      'a\0b',
    ]) {
      for (const key of [...keys(typed), ...keys(typed, resetCounters)]) {
        assert.isBelow(key.length, KEY_MAX)
      }
    }
  })

  test('the counter of tries is shared by all forms of one number or address, and separate for others', ({
    assert,
  }) => {
    assert.deepEqual(keys('+62 812-3456-7890'), keys('081234567890'))
    assert.deepEqual(keys('Ani@Contoh.id'), keys('ani@contoh.id'))
    assert.notIncludeMembers(keys('ani@contoh.id'), keys('budi@contoh.id'))
    assert.notIncludeMembers(keys('ani@contoh.id'), keys('ani@contoh.id', resetCounters))
  })
})
