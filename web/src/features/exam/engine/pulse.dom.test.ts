import { beforeEach, expect, test, vi } from 'vitest'
import { startPulse } from '@/features/exam/engine/pulse'
import { ApiError } from '@/lib/api/api-error'

const beat = vi.fn<() => Promise<unknown>>()
const stopped = vi.fn()
let pulse: ReturnType<typeof startPulse>
let visibility: DocumentVisibilityState

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  beat.mockReset().mockResolvedValue(undefined)
  stopped.mockReset()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  pulse = startPulse({ beat, stopped })
  return () => {
    pulse.stop()
    vi.useRealTimers()
  }
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a pulse is sent at least every ten seconds, at another moment on each page', async () => {
  await wait(7999)
  expect(beat).not.toHaveBeenCalled()
  await wait(2001)
  expect(beat).toHaveBeenCalledTimes(1)
  await wait(50_000)
  expect(beat.mock.calls.length).toBeGreaterThanOrEqual(6)
  expect(beat.mock.calls.length).toBeLessThanOrEqual(7)
})

test('a pulse is sent at once when the page is hidden or shown, and from a hidden page too', async () => {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(beat).toHaveBeenCalledTimes(1)
  await wait(20_000)
  expect(beat.mock.calls.length).toBeGreaterThanOrEqual(3)
  const before = beat.mock.calls.length
  document.dispatchEvent(new Event('visibilitychange'))
  expect(beat).toHaveBeenCalledTimes(before + 1)
})

test('a pulse is sent as soon as the network is back, with one call at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  beat.mockReturnValue(promise)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await wait(60_000)
  expect(beat).toHaveBeenCalledTimes(1)
  resolve()
  await wait(10_000)
  expect(beat).toHaveBeenCalledTimes(2)
})

test('pulses continue after a failure, and report a refusal', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  beat.mockRejectedValueOnce(new ApiError({ status: 0 }))
  await wait(10_000)
  expect(stopped).not.toHaveBeenCalled()
  const refusal = new ApiError({ status: 403 })
  beat.mockRejectedValueOnce(refusal)
  await wait(10_000)
  expect(stopped).toHaveBeenCalledWith(refusal)
  await wait(10_000)
  expect(beat).toHaveBeenCalledTimes(3)
})

test('after its end no pulse is sent', async () => {
  pulse.stop()
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(60_000)
  expect(beat).not.toHaveBeenCalled()
})
