import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBlobCache } from '@/features/exam/engine/blob-cache'
import { createPrefetcher, type Prefetcher } from '@/features/exam/engine/prefetcher'
import { storageState } from '@/features/exam/offline/storage-state'
import { ApiError } from '@/lib/api/api-error'

const fetchFile = vi.fn((path: string) => Promise.resolve(new Blob([path])))
const fetched = () => fetchFile.mock.calls.map(([path]) => path)
let prefetcher: Prefetcher

const open = (maxBytes = 100) => {
  prefetcher = createPrefetcher(createBlobCache(fetchFile, maxBytes), fetchFile)
  return prefetcher
}
const failed = (status: number) => new ApiError({ status })

beforeEach(() => {
  vi.useFakeTimers()
  fetchFile.mockReset().mockImplementation((path) => Promise.resolve(new Blob([path])))
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  prefetcher.close()
  storageState.setState({ isStored: null })
  vi.useRealTimers()
})

test('the prefetcher fetches files one after the other, with pauses', async () => {
  open().aim(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(400)
  expect(fetched()).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched()).toEqual(['a', 'b', 'c'])
})

test("the prefetcher continues from the learner's position, and fetches nothing twice", async () => {
  open().aim(['a', 'b', 'c', 'd'])
  await vi.advanceTimersByTimeAsync(400)
  prefetcher.aim(['c', 'd', 'a', 'b'])
  expect(fetched()).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetched()).toEqual(['a', 'c', 'd', 'b'])
})

test('the prefetcher retries after a failure, and continues when the network is back', async () => {
  for (const status of [0, 503, 401]) fetchFile.mockRejectedValueOnce(failed(status))
  open().aim(['a', 'b'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched()).toEqual(['a', 'a', 'a', 'a', 'b'])
})

test('the prefetcher skips files that the server refuses', async () => {
  fetchFile.mockRejectedValueOnce(failed(403))
  open().aim(['a', 'b'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched()).toEqual(['a', 'b'])
})

test('the prefetcher stops when there is no more space', async () => {
  open(2).aim(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched()).toEqual(['a', 'b'])
})

test('the prefetcher fetches files beyond the memory limit to the device, once', async () => {
  storageState.setState({ isStored: true })
  fetchFile.mockResolvedValueOnce(new Blob(['a'])).mockResolvedValueOnce(new Blob(['b']))
  fetchFile.mockRejectedValueOnce(failed(503))
  open(2).aim(['a', 'b', 'c', 'd'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched()).toEqual(['a', 'b', 'c', 'c', 'd'])
  prefetcher.aim(['b', 'c', 'd'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched()).toHaveLength(5)
})

test('the prefetcher stops when the session ends', async () => {
  open().aim(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(100)
  prefetcher.close()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetched()).toEqual(['a'])
})
