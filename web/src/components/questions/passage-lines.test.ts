import { expect, test } from 'vitest'
import { passageParagraphs } from '@/components/questions/passage-lines'

test('lines are numbered through all paragraphs; short lines end paragraphs', () => {
  const text = ['The first line is long', 'and this one ends.', 'The second is long too', 'end.']
  expect(passageParagraphs(text.join('\n'))).toEqual([
    [
      { text: text[0], number: 1 },
      { text: text[1], number: 2 },
      { text: text[2], number: 3 },
      { text: text[3], number: 4 },
    ],
  ])
  expect(passageParagraphs(`${text[0]}\nshort.\n${text[2]}`).map((lines) => lines.length)).toEqual([
    2, 1,
  ])
})

test('empty lines of a typed passage end its paragraphs, however long their last lines are', () => {
  const long = 'A line of the passage that is long'
  expect(passageParagraphs(`${long}\nshort\n${long}\n\n${long}`)).toEqual([
    [
      { text: long, number: 1 },
      { text: 'short', number: 2 },
      { text: long, number: 3 },
    ],
    [{ text: long, number: 4 }],
  ])
})

test('a text written in paragraphs keeps them and gets no line numbers', () => {
  const long = 'word '.repeat(60).trim()
  expect(passageParagraphs(`${long}\r\n\r\n${long}`)).toEqual([
    [{ text: long, number: null }],
    [{ text: long, number: null }],
  ])
})

test('a single line is a paragraph', () => {
  expect(passageParagraphs(' One line. ')).toEqual([[{ text: 'One line.', number: null }]])
})

test('an empty text has no paragraphs', () => {
  expect(passageParagraphs('')).toEqual([])
})
