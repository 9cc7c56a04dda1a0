import { expect, test } from 'vitest'
import { KIOSK_STAGES } from '../../../../web/src/platform/kiosk-bridge.ts'
import { effectsOf, hasLeft, mayUpdate, stageOf } from './stage.ts'

test.each(['exam', 'signed_out', 'choosing', 'result'])('%s is a valid stage', (stage) => {
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
])('%j is not a valid stage', (value) => {
  expect(stageOf(value)).toBeNull()
})

test('the clipboard is cleared when an exam starts and ends', () => {
  expect(effectsOf('choosing', 'exam').clearClipboard).toBe(true)
  expect(effectsOf('exam', 'result').clearClipboard).toBe(true)
  expect(effectsOf('exam', 'signed_out').clearClipboard).toBe(true)
  expect(effectsOf('exam', 'exam').clearClipboard).toBe(false)
  expect(effectsOf('choosing', 'result').clearClipboard).toBe(false)
})

test('the computer is kept awake during an exam', () => {
  expect(effectsOf('choosing', 'exam').keepAwake).toBe(true)
  expect(effectsOf('exam', 'result').keepAwake).toBe(false)
})

test('updates wait until no user is signed in', () => {
  expect(KIOSK_STAGES.filter(mayUpdate)).toEqual(['signed_out'])
})

test.each([
  ['result', 299, false],
  ['result', 300, true],
  ['choosing', 300, true],
  ['exam', 86_400, false],
  ['signed_out', 86_400, false],
] as const)(
  'on %s after %d idle seconds, the seat counts as left: %s',
  (stage, idleSeconds, expected) => {
    expect(hasLeft(stage, idleSeconds)).toBe(expected)
  }
)
