import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endWithPerson, endWriters } from '@/lib/storage/writers'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('ending the writers waits for running writes, and ignores removed ones', async () => {
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

test('ending the writers waits at most two seconds, and ignores failed writes', async () => {
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
