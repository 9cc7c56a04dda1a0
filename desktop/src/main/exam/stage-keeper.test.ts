import { expect, test, vi } from 'vitest'
import { StageKeeper } from './stage-keeper.ts'

test('an exam clears the clipboard at its start and end and keeps the computer awake', () => {
  const clipboard = { clear: vi.fn() }
  const power = { start: vi.fn(() => 0), stop: vi.fn() }
  const keeper = new StageKeeper(clipboard, power)

  keeper.change('choosing')
  expect(clipboard.clear).not.toHaveBeenCalled()
  keeper.change('exam')
  keeper.change('exam')
  expect([clipboard.clear.mock.calls.length, power.start.mock.calls]).toEqual([
    1,
    [['prevent-display-sleep']],
  ])
  expect(keeper.stage).toBe('exam')
  keeper.change('result')
  keeper.change('signed_out')
  // The first blocker has id 0.
  expect([clipboard.clear.mock.calls.length, power.stop.mock.calls]).toEqual([2, [[0]]])
})
