import { expect, test } from 'vitest'
import { stageOf } from '@/platform/stage'

const NONE = { choosing: 0, exam: 0, result: 0 }

test.each([
  [NONE, 'choosing'],
  [{ ...NONE, exam: 1 }, 'exam'],
  [{ ...NONE, exam: 1, choosing: 1 }, 'choosing'],
  [{ exam: 1, choosing: 1, result: 1 }, 'result'],
])('%j makes the stage %s, but only for somebody', (claims, stage) => {
  expect(stageOf(claims, true)).toBe(stage)
  expect(stageOf(claims, false)).toBe('signed_out')
})
