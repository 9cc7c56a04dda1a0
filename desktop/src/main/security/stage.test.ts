import { expect, test } from 'vitest'
import { effectsOf, hasLeft, stageOf } from './stage.ts'

test.each(['exam', 'signed_out', 'choosing', 'result'])('%s is a stage', (stage) => {
  expect(stageOf(stage)).toBe(stage)
})

test.each([
  undefined,
  null,
  '',
  'EXAM',
  'exam ',
  0,
  {},
  ['exam'],
  { toString: () => 'exam' },
  'toString',
])('%j is no stage', (value) => {
  expect(stageOf(value)).toBeNull()
})

test('the clipboard is emptied on entering and on leaving an exam', () => {
  expect(effectsOf('choosing', 'exam').clearClipboard).toBe(true)
  expect(effectsOf('exam', 'result').clearClipboard).toBe(true)
  expect(effectsOf('exam', 'signed_out').clearClipboard).toBe(true)
  expect(effectsOf('exam', 'exam').clearClipboard).toBe(false)
  expect(effectsOf('choosing', 'result').clearClipboard).toBe(false)
})

test('the computer stays awake in an exam, and updates wait until nobody is signed in', () => {
  expect(effectsOf('choosing', 'exam')).toMatchObject({ keepAwake: true, allowUpdates: false })
  expect(effectsOf('exam', 'result')).toMatchObject({ keepAwake: false, allowUpdates: false })
  expect(effectsOf('result', 'signed_out').allowUpdates).toBe(true)
})

test.each([
  ['result', 299, false],
  ['result', 300, true],
  ['choosing', 300, true],
  ['exam', 86_400, false],
  ['signed_out', 86_400, false],
] as const)('on %s after %d idle seconds: has left is %s', (stage, idleSeconds, expected) => {
  expect(hasLeft(stage, idleSeconds)).toBe(expected)
})
