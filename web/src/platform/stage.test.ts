import { expect, test } from 'vitest'
import { stageOf } from '@/platform/stage'

const NONE = { choosing: 0, exam: 0, result: 0 }

test.each([
  [NONE, 'choosing'],
  [{ ...NONE, exam: 1 }, 'exam'],
  [{ ...NONE, exam: 1, choosing: 1 }, 'choosing'],
  [{ exam: 1, choosing: 1, result: 1 }, 'result'],
])('%j gives the stage %s, but only with a signed-in user', (claims, stage) => {
  expect(stageOf(claims, true)).toBe(stage)
  expect(stageOf(claims, false)).toBe('signed_out')
})
