import { expect, test } from 'vitest'
import {
  TYPEAHEAD_RESET_MS,
  typeaheadMatch,
  typeKey,
  type Typed,
} from '@/features/landing/model/typeahead'

const LABELS = ['Paket A', 'Paket B', 'Mini', 'Paket C']

const typedAt = (...keys: [string, number][]) =>
  keys.reduce<Typed | null>((typed, [key, at]) => typeKey(typed, key, at), null)?.text

test('quick key presses form a word', () => {
  expect(typedAt(['P', 0], ['a', 349], ['k', 698])).toBe('pak')
})

test('after 350 ms the next key starts a new word', () => {
  expect(typedAt(['p', 0], ['m', TYPEAHEAD_RESET_MS])).toBe('m')
})

test.each([
  ['p', -1, 0],
  ['p', 0, 1],
  ['p', 1, 3],
  ['p', 3, 0],
  ['pp', 0, 1],
  ['m', 3, 2],
  ['paket c', 0, 3],
  ['paket a', 0, 0],
  ['paket b', -1, 1],
  ['x', 0, null],
  ['paket z', 2, null],
])('typing %j from item %i focuses item %j', (text, current, expected) => {
  expect(typeaheadMatch(LABELS, text, current)).toBe(expected)
})

test('an empty menu has no match', () => {
  expect(typeaheadMatch([], 'p', -1)).toBeNull()
})
