import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KioskStage } from '../../../../web/src/platform/kiosk-bridge.ts'
import { watchIdle } from './idle-watch.ts'

let stage: KioskStage = 'result'
let idle = 0
let isUndelivered = false
const onLeft = vi.fn()
const askToSignOut = vi.fn()
const empty = vi.fn(() => Promise.resolve())
const onFailure = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  for (const action of [onLeft, askToSignOut, empty, onFailure]) action.mockClear()
  stage = 'result'
  idle = 0
  isUndelivered = false
  stop = watchIdle({
    stage: () => stage,
    idleSeconds: () => idle,
    isUndelivered: () => isUndelivered,
    onLeft,
    askToSignOut,
    empty,
    onFailure,
  })
})
afterEach(() => stop())

test('five idle minutes ask the page to sign out once, and nothing follows when it does', () => {
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

test('an idle page that does not sign out is cleared, and a failure to clear is reported', async () => {
  empty.mockRejectedValueOnce(new Error('gone'))
  idle = 300
  await vi.advanceTimersByTimeAsync(13_000)
  expect(empty).toHaveBeenCalledOnce()
  expect(onFailure).toHaveBeenCalledWith(new Error('gone'))
})

test('an idle page with undelivered answers is not cleared until they are delivered', () => {
  idle = 300
  isUndelivered = true
  vi.advanceTimersByTime(60 * 60_000)
  expect(empty).not.toHaveBeenCalled()
  expect(onLeft).toHaveBeenCalledOnce()
  // A reloaded page hasn't received the request yet.
  expect(askToSignOut.mock.calls.length).toBeGreaterThan(100)
  isUndelivered = false
  vi.advanceTimersByTime(8000)
  expect(empty).toHaveBeenCalledOnce()
})

test('the idle watch stops asking once the answers are delivered and the page has signed out', () => {
  idle = 300
  isUndelivered = true
  vi.advanceTimersByTime(60_000)
  isUndelivered = false
  stage = 'signed_out'
  vi.advanceTimersByTime(8000)
  askToSignOut.mockClear()
  vi.advanceTimersByTime(60_000)
  expect(askToSignOut).not.toHaveBeenCalled()
  expect(empty).not.toHaveBeenCalled()
})

test('the idle watch does nothing during an exam', () => {
  stage = 'exam'
  idle = 7200
  vi.advanceTimersByTime(60_000)
  expect(askToSignOut).not.toHaveBeenCalled()
})

test('the idle watch does nothing after it is stopped', () => {
  stop()
  idle = 300
  vi.advanceTimersByTime(60_000)
  expect(askToSignOut).not.toHaveBeenCalled()
})
