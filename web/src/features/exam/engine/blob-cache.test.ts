import { beforeEach, expect, test, vi } from 'vitest'
import { createBlobCache } from '@/features/exam/engine/blob-cache'

const revoke = vi.fn()
/** Each file has one byte. */
const fetchFile = vi.fn((path: string, _signal: AbortSignal) => Promise.resolve(new Blob([path])))
const fetched = () => fetchFile.mock.calls.map(([path]) => path)

beforeEach(() => {
  let urls = 0
  URL.createObjectURL = () => `blob:${(urls += 1)}`
  URL.revokeObjectURL = revoke
  revoke.mockReset()
  fetchFile.mockClear()
})

test('the blob cache fetches a file once, also for concurrent callers', async () => {
  const cache = createBlobCache(fetchFile, 3)
  void cache.ahead('a')
  expect(await Promise.all([cache.url('a'), cache.url('a')])).toEqual(['blob:1', 'blob:1'])
  expect(fetchFile).toHaveBeenCalledOnce()
})

test('the blob cache keeps files up to its limit, and drops the least recently used', async () => {
  const cache = createBlobCache(fetchFile, 3)
  for (const path of ['a', 'b', 'c', 'a', 'd']) await cache.url(path)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:2')
  await cache.url('b')
  expect(fetched()).toEqual(['a', 'b', 'c', 'd', 'b'])
})

test('the blob cache keeps a file above the limit while it is the last one requested', async () => {
  const cache = createBlobCache(() => Promise.resolve(new Blob(['large'])), 3)
  await cache.url('a')
  expect(cache.has('a')).toBe(true)
})

test('the blob cache drops prefetched files first, and never a requested one for them', async () => {
  const cache = createBlobCache(fetchFile, 2)
  await cache.url('a')
  await cache.ahead('b')
  expect(cache.hasRoom()).toBe(false)
  await cache.url('c')
  expect([cache.has('a'), cache.has('b'), cache.has('c')]).toEqual([true, false, true])
  await cache.ahead('d')
  expect([cache.has('a'), cache.has('c'), cache.has('d')]).toEqual([true, true, false])
})

test('the blob cache aborts the fetch of a file that it drops', () => {
  const cache = createBlobCache(fetchFile, 1)
  void cache.url('a').catch(() => undefined)
  void cache.url('b')
  cache.drop('a')
  expect(fetchFile.mock.calls[0]?.[1].aborted).toBe(true)
  expect(fetchFile.mock.calls[1]?.[1].aborted).toBe(false)
})

test('the blob cache does not cache a failure', async () => {
  const cache = createBlobCache(fetchFile, 3)
  fetchFile.mockRejectedValueOnce(new Error('offline'))
  await expect(cache.url('a')).rejects.toThrow('offline')
  await expect(cache.url('a')).resolves.toBe('blob:1')
})

test('closing the blob cache releases everything', async () => {
  const cache = createBlobCache(fetchFile, 3)
  await cache.url('a')
  await cache.url('b')
  cache.close()
  expect(revoke.mock.calls.flat().sort()).toEqual(['blob:1', 'blob:2'])
})
