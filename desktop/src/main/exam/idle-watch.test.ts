import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'
import { watchIdle } from './idle-watch.ts'

let stage: KioskStage = 'result'
let idle = 0
const askToSignOut = vi.fn()
const empty = vi.fn(() => Promise.resolve())
const onFailure = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  for (const action of [askToSignOut, empty, onFailure]) action.mockClear()
  stage = 'result'
  idle = 0
  stop = watchIdle({ stage: () => stage, idleSeconds: () => idle, askToSignOut, empty, onFailure })
})
afterEach(() => stop())

test('asks once after five idle minutes, and does nothing more when the page signs out', () => {
  idle = 299
  vi.advanceTimersByTime(5000)
  expect(askToSignOut).not.toHaveBeenCalled()
  idle = 300
  vi.advanceTimersByTime(10_000)
  expect(askToSignOut).toHaveBeenCalledOnce()
  stage = 'signed_out'
  vi.advanceTimersByTime(20_000)
  expect(empty).not.toHaveBeenCalled()
})

test('clears a page that does not sign out, and reports when that fails', async () => {
  empty.mockRejectedValueOnce(new Error('gone'))
  idle = 300
  await vi.advanceTimersByTimeAsync(13_000)
  expect(empty).toHaveBeenCalledOnce()
  expect(onFailure).toHaveBeenCalledWith(new Error('gone'))
})

test('does nothing during an exam', () => {
  stage = 'exam'
  idle = 7200
  vi.advanceTimersByTime(60_000)
  expect(askToSignOut).not.toHaveBeenCalled()
})

test('does nothing once it is stopped', () => {
  stop()
  idle = 300
  vi.advanceTimersByTime(60_000)
  expect(askToSignOut).not.toHaveBeenCalled()
})
