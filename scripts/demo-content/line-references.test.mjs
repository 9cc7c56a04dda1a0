import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLineFaults } from './line-references.mjs'

const lines = ['The carrier brought it on', 'Monday; with it came news', 'of the coming storm.']
const faultsOf = (question, options = ['a', 'b', 'c', 'd']) =>
  findLineFaults({ question, options }, lines)

test('accepts a word that stands once on its line', () => {
  assert.deepEqual(faultsOf('The word "it" in line 1 refers to'), [])
})

test('accepts a phrase that runs over two lines', () => {
  assert.deepEqual(faultsOf('The phrase "news of" in lines 2-3 is closest in meaning to'), [])
})

test('refuses a word of another line and names the right one', () => {
  assert.deepEqual(faultsOf('The word "storm" in line 1 is closest in meaning to'), [
    '"storm" in line 1: found 0 times there, and on lines [3] of the passage',
  ])
})

test('refuses a part of a longer word', () => {
  assert.equal(faultsOf('The word "carry" in line 1 refers to').length, 1)
  assert.equal(faultsOf('The word "on" in line 2 refers to').length, 1)
})

test('refuses a word that stands twice where it is looked for', () => {
  assert.equal(faultsOf('The word "it" in lines 1-2 refers to').length, 1)
})

test('refuses a line beyond the end', () => {
  assert.equal(faultsOf('The word "storm" in line 4 refers to').length, 1)
})

test('refuses a line named without quoted words', () => {
  assert.equal(faultsOf('Why does the author mention a storm in line 3?').length, 1)
})

test('accepts places in order and refuses them beyond the end or overlapping', () => {
  const where = 'Where in the passage does the author mention the weather?'
  assert.deepEqual(faultsOf(where, ['Line 1', 'Line 2', 'Line 3']), [])
  assert.equal(faultsOf(where, ['Lines 1-2', 'Lines 2-3']).length, 1)
  assert.equal(faultsOf(where, ['Line 1', 'Lines 3-4']).length, 1)
})
