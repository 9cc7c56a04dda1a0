import { expect, test } from 'vitest'
import {
  addColumn,
  emptyColumns,
  isEmpty,
  lettersOf,
  mayJoin,
  mayMark,
  partCount,
  pasteWords,
  removeColumn,
  setText,
  splitSentence,
  toggleJoin,
  toggleMark,
  type Column,
} from '@/features/admin-questions/model/written-builder'

const texts = (columns: readonly Column[]) => columns.map(({ text }) => text)
const marked = (sentence: string, ...indexes: number[]) =>
  indexes.reduce(toggleMark, splitSentence(sentence))

test('the sentence builder starts with nine empty columns', () => {
  expect(texts(emptyColumns())).toEqual(['', '', '', '', '', '', '', '', ''])
  expect(isEmpty(emptyColumns())).toBe(true)
})

test('a pasted sentence fills one column per word and adds columns beyond nine', () => {
  expect(texts(splitSentence('  The  cat\nsat '))).toEqual([
    'The',
    'cat',
    'sat',
    '',
    '',
    '',
    '',
    '',
    '',
  ])
  const long = splitSentence('a b c d e f g h i j k')
  expect(long).toHaveLength(11)
  expect(new Set(long.map(({ id }) => id)).size).toBe(11)
})

test('words pasted into a column move existing words to the right', () => {
  const columns = pasteWords(splitSentence('The sat down'), 0, 'The old cat')
  expect(texts(columns).slice(0, 5)).toEqual(['The', 'old', 'cat', 'sat', 'down'])
  expect(pasteWords(columns, 2, '   ')).toEqual(columns)
})

test('words pasted into the middle of a part become part of it', () => {
  const part = toggleJoin(marked('in spite that', 0), 1)
  expect(lettersOf(pasteWords(part, 0, 'in utter')).slice(0, 4)).toEqual(['A', 'A', 'A', null])
})

test('the letters follow the order of the parts in the sentence', () => {
  expect(lettersOf(marked('a b c d e', 4, 0, 2)).slice(0, 5)).toEqual(['A', null, 'B', null, 'C'])
})

test('the sentence builder refuses a fifth part and a part without a word', () => {
  const four = marked('a b c d e f', 0, 1, 2, 3)
  expect(partCount(four)).toBe(4)
  expect(mayMark(four, 4)).toBe(false)
  expect(toggleMark(four, 4)).toEqual(four)
  expect(mayMark(four, 0)).toBe(true)
  expect(mayMark(four, 7)).toBe(false)
  expect(mayMark(emptyColumns(), 0)).toBe(false)
})

test('neighbouring columns can be joined into one part and separated again', () => {
  const joined = toggleJoin(marked('has been going home', 0), 1)
  expect(lettersOf(joined).slice(0, 4)).toEqual(['A', 'A', null, null])
  expect(partCount(joined)).toBe(1)
  expect(lettersOf(toggleJoin(joined, 1)).slice(0, 3)).toEqual(['A', 'B', null])
})

test('only a column after an underlined one can be joined to it', () => {
  const columns = marked('a b c d', 0)
  expect(mayJoin(columns, 0)).toBe(false)
  expect(mayJoin(columns, 1)).toBe(true)
  expect(mayJoin(columns, 2)).toBe(false)
  expect(toggleJoin(columns, 2)).toEqual(columns)
})

test('a group is not separated when there are already four parts', () => {
  const columns = toggleJoin(marked('a b c d e', 0, 2, 3, 4), 1)
  expect(mayJoin(columns, 1)).toBe(false)
})

test("removing a word's underline also removes it from joined words", () => {
  const group = [1, 2].reduce(toggleJoin, marked('a b c d', 0, 3))
  expect(lettersOf(toggleMark(group, 1)).slice(0, 4)).toEqual(['A', null, null, 'B'])
  expect(lettersOf(toggleMark(group, 0)).slice(0, 4)).toEqual([null, null, null, 'A'])
})

test("columns can be added and removed, and removing a part's first column leaves the rest of the part", () => {
  const group = toggleJoin(marked('a b c', 0), 1)
  expect(lettersOf(removeColumn(group, 0)).slice(0, 2)).toEqual(['A', null])
  expect(addColumn(group)).toHaveLength(10)
  expect(removeColumn(emptyColumns(1), 0)).toHaveLength(1)
})

test('an underlined word can be corrected letter by letter', () => {
  const columns = setText(setText(marked('teh cat', 0), 0, ''), 0, 'the')
  expect(lettersOf(columns)[0]).toBe('A')
  expect(texts(columns)[0]).toBe('the')
})
