import { RESCUE_AFTER_MS } from '@lulus/api/contracts/rescue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureWatchOf } from '@/features/exam/engine/failure-watch'
import { createRoomStore } from '@/features/exam/store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function room() {
  const store = createRoomStore({
    phase: 'active',
    deadline: 0,
    added: null,
    notices: [],
    index: 1,
    answers: {},
    flags: [],
    delivery: 'idle',
    unsent: 0,
    isOver: false,
    late: {},
    isDurable: true,
  })
  const watch = failureWatchOf(store)
  const heard = vi.fn()
  watch.subscribe(heard)
  return { store, watch, heard }
}

test('a failure counts as long after two minutes, and no earlier', () => {
  const { store, watch, heard } = room()
  store.setState({ delivery: 'sending' })
  vi.advanceTimersByTime(RESCUE_AFTER_MS)
  store.setState({ delivery: 'waiting' })
  vi.advanceTimersByTime(RESCUE_AFTER_MS / 2)
  store.setState({ delivery: 'sending' })
  store.setState({ delivery: 'waiting' })
  vi.advanceTimersByTime(RESCUE_AFTER_MS / 2 - 1)
  expect(watch.isLong()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(watch.isLong()).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
})

test('a delivery ends the failure, and the next one counts from the start', () => {
  const { store, watch } = room()
  store.setState({ delivery: 'waiting' })
  vi.advanceTimersByTime(RESCUE_AFTER_MS)
  store.setState({ delivery: 'idle' })
  expect(watch.isLong()).toBe(false)
  store.setState({ delivery: 'waiting' })
  vi.advanceTimersByTime(RESCUE_AFTER_MS - 1)
  expect(watch.isLong()).toBe(false)
})

test('a changed wall clock does not affect the failure watch', () => {
  const { store, watch } = room()
  store.setState({ delivery: 'waiting' })
  vi.setSystemTime(Date.now() + 10 * RESCUE_AFTER_MS)
  store.setState({ unsent: 3 })
  expect(watch.isLong()).toBe(false)
})

test('late answers that were never offered to the server count as a failure too', () => {
  const { store, watch } = room()
  store.setState({ late: { 7: { answer: '1', seq: 1, isChecked: true } } })
  vi.advanceTimersByTime(RESCUE_AFTER_MS)
  expect(watch.isLong()).toBe(true)
  store.setState({ late: { 7: { answer: '1', seq: 1, isChecked: true, isOffered: true } } })
  expect(watch.isLong()).toBe(false)
})

test('all screens of a room share one failure watch', () => {
  const { store, watch } = room()
  expect(failureWatchOf(store)).toBe(watch)
})
