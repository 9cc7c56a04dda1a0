import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakLines } from './break-lines.mjs'

const letters = { widthOf: (word) => word.length, space: 1, measure: 10, indent: 0 }
const linesOf = (text, type = {}) =>
  breakLines(text.split(' '), { ...letters, ...type }).map((words) => words.join(' '))

test('broken lines have every word in order', () => {
  const text = 'a lens large enough to be useful was so thick that it was dark'
  assert.equal(linesOf(text).join(' '), text)
})

test('a word moves down when the next line would have very wide gaps', () => {
  const text = 'a a a a a a a a a bb ccc dddddd eeeeeeeeeeee f'
  assert.deepEqual(linesOf(text, { measure: 20 }), [
    'a a a a a a a',
    'a a bb ccc dddddd',
    'eeeeeeeeeeee f',
  ])
})

test('the indent takes room of the first line only', () => {
  const text = 'aaaa bbbbb cccc ddddd'
  assert.deepEqual(linesOf(text), ['aaaa bbbbb', 'cccc ddddd'])
  assert.deepEqual(linesOf(text, { indent: 1 }), ['aaaa', 'bbbbb cccc', 'ddddd'])
})

test('a single word on the last line is avoided when possible', () => {
  const text = 'a a a a a a a a a bb c'
  assert.deepEqual(linesOf(text, { measure: 20 }), ['a a a a a a a a a', 'bb c'])
})

test('a word wider than a line is refused', () => {
  assert.throws(() => linesOf('aaa bbbbbbbbbbbbb'), /bbbbbbbbbbbbb/)
})
