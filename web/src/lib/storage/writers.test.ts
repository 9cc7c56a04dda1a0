import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endWithPerson, endWriters } from '@/lib/storage/writers'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits for what is being stored, and for nothing that was taken back', async () => {
  let end: () => void = () => undefined
  const storing = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const takenBack = vi.fn(() => Promise.resolve())
  const takeBack = endWithPerson(storing)
  endWithPerson(takenBack)()
  const ended = vi.fn()
  void endWriters().then(ended)
  await vi.advanceTimersByTimeAsync(100)
  expect([storing.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0])
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledOnce()
  expect(takenBack).not.toHaveBeenCalled()
  takeBack()
})

test('waits two seconds for what never ends, and for nothing that failed', async () => {
  const takeBack = [
    endWithPerson(() => new Promise(() => undefined)),
    endWithPerson(() => Promise.reject(new Error('the disk is full'))),
  ]
  const ended = vi.fn()
  void endWriters().then(ended)
  await vi.advanceTimersByTimeAsync(1999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
  for (const take of takeBack) take()
})
