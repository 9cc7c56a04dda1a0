import { test } from '@japa/runner'
import { findLineFaults } from '#app/packages/content/line_references'

const LINES = [
  'The machine was built with care,',
  'and it ran; it ran for years',
  'before the owner sold it to a',
  'dealer who did so gladly.',
]

test.group('Line references', () => {
  test('line references accept words on the named line')
    .with([
      { question: 'The word "it" in line 3 refers to', options: ['a', 'b', 'c', 'd'] },
      { question: 'The phrase “did so” in line 4 means', options: ['a', 'b', 'c', 'd'] },
      { question: 'The phrase "a dealer" in lines 3-4 refers to', options: ['a', 'b', 'c', 'd'] },
      {
        question: 'Where does the author mention years?',
        options: ['Line 1', 'Lines 2-3', 'Line 4', 'None'],
      },
      { question: 'What does line 2 say?', options: ['a', 'b', 'c', 'd'] },
    ])
    .run(({ assert }, item) => assert.deepEqual(findLineFaults(item, LINES), []))

  test(
    'line references report words on another line, parts of words, and words that occur twice on the line'
  )
    .with([
      { question: 'The word "owner" in line 2 means', fault: '"owner" is not in line 2.' },
      { question: 'The word "it" in line 1 refers to', fault: '"it" is not in line 1.' },
      { question: 'The word "it" in line 2 refers to', fault: '"it" is in line 2 2 times.' },
      { question: 'The word "it" in lines 2-3 refers to', fault: '"it" is in lines 2-3 3 times.' },
    ])
    .run(({ assert }, { question, fault }) =>
      assert.deepEqual(findLineFaults({ question, options: [] }, LINES), [fault])
    )

  test('line references report lines outside the passage', ({ assert }) => {
    const item = {
      question: 'What does line 5 say?',
      options: ['Line 0', 'Lines 2-1', 'Lines 3-9', 'x'],
    }
    assert.deepEqual(findLineFaults(item, LINES).slice(0, 4), [
      "'line 5' is not in the passage, which has 4 lines.",
      "'Line 0' is not in the passage, which has 4 lines.",
      "'Lines 2-1' is not in the passage, which has 4 lines.",
      "'Lines 3-9' is not in the passage, which has 4 lines.",
    ])
  })

  test('line references report options in the wrong order', ({ assert }) => {
    const item = { question: 'Where?', options: ['Lines 1-2', 'Line 2', 'Line 4', 'Line 3'] }
    assert.deepEqual(findLineFaults(item, LINES), [
      "The option 'Line 2' is out of order.",
      "The option 'Line 3' is out of order.",
    ])
  })
})
