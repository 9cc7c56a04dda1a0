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

test('clears nothing while the page has answers to deliver, and goes on with it afterwards', () => {
  idle = 300
  isUndelivered = true
  vi.advanceTimersByTime(60 * 60_000)
  expect(empty).not.toHaveBeenCalled()
  expect(onLeft).toHaveBeenCalledOnce()
  // A page that was loaded anew doesn't know yet.
  expect(askToSignOut.mock.calls.length).toBeGreaterThan(100)
  isUndelivered = false
  vi.advanceTimersByTime(8000)
  expect(empty).toHaveBeenCalledOnce()
})

test('asks no more once the answers are delivered and the page has signed out', () => {
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
