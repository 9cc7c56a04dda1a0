import { beforeEach, expect, test, vi } from 'vitest'
import { createBlobCache } from '@/features/exam/engine/blob-cache'

const revoke = vi.fn()
const fetchFile = vi.fn((path: string, _signal: AbortSignal) => Promise.resolve(new Blob([path])))

beforeEach(() => {
  let urls = 0
  URL.createObjectURL = () => `blob:${(urls += 1)}`
  URL.revokeObjectURL = revoke
  revoke.mockReset()
  fetchFile.mockClear()
})

test('fetches a file once, also for those who ask while it is under way', async () => {
  const cache = createBlobCache(fetchFile, 3)
  cache.prefetch('a')
  expect(await Promise.all([cache.url('a'), cache.url('a')])).toEqual(['blob:1', 'blob:1'])
  expect(fetchFile).toHaveBeenCalledOnce()
})

test('keeps at most its limit, and drops what was used longest ago', async () => {
  const cache = createBlobCache(fetchFile, 3)
  for (const path of ['a', 'b', 'c', 'a', 'd']) await cache.url(path)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:2')
  await cache.url('b')
  expect(fetchFile.mock.calls.map(([path]) => path)).toEqual(['a', 'b', 'c', 'd', 'b'])
})

test('ends the fetching of what it drops', () => {
  const cache = createBlobCache(fetchFile, 1)
  void cache.url('a')
  void cache.url('b')
  expect(fetchFile.mock.calls[0]?.[1].aborted).toBe(true)
  expect(fetchFile.mock.calls[1]?.[1].aborted).toBe(false)
})

test('a failure is not kept', async () => {
  const cache = createBlobCache(fetchFile, 3)
  fetchFile.mockRejectedValueOnce(new Error('offline'))
  await expect(cache.url('a')).rejects.toThrow('offline')
  await expect(cache.url('a')).resolves.toBe('blob:1')
})

test('closing frees everything', async () => {
  const cache = createBlobCache(fetchFile, 3)
  await cache.url('a')
  await cache.url('b')
  cache.close()
  expect(revoke.mock.calls.flat().sort()).toEqual(['blob:1', 'blob:2'])
})
