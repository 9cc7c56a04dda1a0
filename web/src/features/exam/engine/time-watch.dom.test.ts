import { beforeEach, expect, test, vi } from 'vitest'
import { watchTime, type TimeWatch } from '@/features/exam/engine/time-watch'
import { ApiError } from '@/lib/api/api-error'

const ask = vi.fn<() => Promise<unknown>>()
const stopped = vi.fn()
let watch: TimeWatch
let visibility: DocumentVisibilityState

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ask.mockReset().mockResolvedValue(undefined)
  stopped.mockReset()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  watch = watchTime({ ask, stopped })
  return () => {
    watch.stop()
    vi.useRealTimers()
  }
})

/** The longest interval. The shortest is never less than ten seconds minus a fifth. */
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the time is polled about every ten seconds, at another moment on each page', async () => {
  await wait(7999)
  expect(ask).not.toHaveBeenCalled()
  await wait(4001)
  expect(ask).toHaveBeenCalledTimes(1)
  await wait(48_000)
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(5)
  expect(ask.mock.calls.length).toBeLessThanOrEqual(7)
})

test('the time is not polled while saves return it', async () => {
  for (let save = 0; save < 10; save++) {
    await wait(7000)
    watch.heard()
  }
  expect(ask).not.toHaveBeenCalled()
  await wait(12_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('the time is not polled while the page is hidden, and again when it is visible', async () => {
  visibility = 'hidden'
  await wait(60_000)
  expect(ask).not.toHaveBeenCalled()
  visibility = 'visible'
  await wait(12_000)
  expect(ask).toHaveBeenCalled()
})

test('the time is polled as soon as the network is back, with one call at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  ask.mockReturnValue(promise)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await wait(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  resolve()
  await wait(12_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('polling the time continues after a failure, and reports a refusal', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  ask.mockRejectedValueOnce(new ApiError({ status: 0 }))
  await wait(12_000)
  expect(stopped).not.toHaveBeenCalled()
  const refusal = new ApiError({ status: 403 })
  ask.mockRejectedValueOnce(refusal)
  await wait(12_000)
  expect(stopped).toHaveBeenCalledWith(refusal)
  await wait(12_000)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a stopped time watch polls no more', async () => {
  watch.stop()
  window.dispatchEvent(new Event('online'))
  await wait(60_000)
  expect(ask).not.toHaveBeenCalled()
})
