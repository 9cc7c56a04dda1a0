import { expect, test } from 'vitest'
import { promptPieces } from '@/components/questions/line-references'

const PASSAGE = Array.from({ length: 12 }, (_, at) => `This is line ${at + 1} of the text`).join(
  '\n'
)
const linesIn = (prompt: string) =>
  promptPieces(prompt, PASSAGE).flatMap(({ text, lines }) => (lines ? [[text, lines]] : []))

test.each([
  ['The word "it" in line 6 refers to', [['line 6', [6, 6]]]],
  ['The author mentions them in lines 3-5 because', [['lines 3-5', [3, 5]]]],
  [
    'In Lines 2 and 3, and in line 12,',
    [
      ['Lines 2 and 3', [2, 3]],
      ['line 12', [12, 12]],
    ],
  ],
  ['The phrase in line 13 is', []],
  ['A line of 3 people; the deadline 4', []],
])('line references in “%s”', (prompt, lines) => {
  expect(linesIn(prompt)).toEqual(lines)
  expect(
    promptPieces(prompt, PASSAGE)
      .map(({ text }) => text)
      .join('')
  ).toBe(prompt)
})

test('a passage without fixed lines has no line references', () => {
  expect(promptPieces('in line 1', 'word '.repeat(60))).toEqual([
    { text: 'in line 1', lines: null },
  ])
})
