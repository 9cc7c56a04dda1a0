import { expect, test } from 'vitest'
import { wordDiff } from '@/components/differences/word-diff'

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `-${text}-`, added: `+${text}+` })[kind])
    .join('')

test('a changed word stands between the words that stay', () => {
  expect(shown('The sun rise early.', 'The sun rises early.')).toBe('The sun -rise-+rises+ early.')
})

test('words that are changed one after the other are one change', () => {
  expect(shown('She is late now', 'She was early now')).toBe('She -is late-+was early+ now')
})

test('added and removed words keep their spaces', () => {
  expect(shown('a b', 'a new b')).toBe('a +new +b')
  expect(shown('a old b', 'a b')).toBe('a -old -b')
  expect(shown('', 'new')).toBe('+new+')
  expect(shown('same', 'same')).toBe('same')
})

test('each side is its own text again', () => {
  const [before, after] = ['one  two\nthree four', 'one three\nfour five  six']
  const parts = wordDiff(before, after)
  const side = (left: string) =>
    parts.flatMap(({ kind, text }) => (kind === left || kind === 'same' ? [text] : [])).join('')
  expect(side('removed')).toBe(before)
  expect(side('added')).toBe(after)
})

test('very long texts are shown whole', () => {
  const long = (word: string) => Array.from({ length: 1_200 }, () => word).join(' ')
  expect(wordDiff(long('a'), long('b'))).toHaveLength(2)
})
