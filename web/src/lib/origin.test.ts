import { expect, test } from 'vitest'
import { originOf, originState } from '@/lib/origin'

test('an address is stored with query and hash', () => {
  const state = originState({ pathname: '/admin/payments', search: '?page=2', hash: '#a' })
  expect(originOf(state)).toBe('/admin/payments?page=2#a')
})

test.each([
  ['//evil.example/x'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['https://evil.example'],
  ['javascript:alert(1)'],
  ['paketsoal'],
  [''],
  [42],
  [null],
])('the destination %j is refused', (origin) => {
  expect(originOf({ origin })).toBeNull()
})

test.each([[null], [undefined], ['x'], [{}]])(
  'a history state of %j has no destination',
  (state) => {
    expect(originOf(state)).toBeNull()
  }
)
