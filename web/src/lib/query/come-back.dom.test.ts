import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-error'
import { comeBack } from '@/lib/query/come-back'
import { createQueryClient } from '@/lib/query/query-client'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(fetchIt: () => Promise<string>) {
  const queryClient = createQueryClient()
  const observer = new QueryObserver(queryClient, {
    queryKey: ['x'],
    queryFn: fetchIt,
    retry: false,
  })
  const ends = [observer.subscribe(() => undefined), comeBack(queryClient)]
  return { observer, end: () => ends.forEach((stop) => stop()) }
}

test('a failed query is fetched again once the server answers', async () => {
  const fetchIt = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiError({ status: 0 })))
  const health = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', health)
  const { observer, end } = watched(fetchIt)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(health).toHaveBeenCalledTimes(2)
  expect(fetchIt).toHaveBeenCalledOnce()

  fetchIt.mockResolvedValue('there')
  health.mockResolvedValue(new Response('{}'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(observer.getCurrentResult().data).toBe('there')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(health).toHaveBeenCalledTimes(3)
  end()
})

test('a query that the server refused is not fetched again', async () => {
  const health = vi.fn()
  vi.stubGlobal('fetch', health)
  const { end } = watched(() => Promise.reject(new ApiError({ status: 403 })))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(health).not.toHaveBeenCalled()
  end()
})
