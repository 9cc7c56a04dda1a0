import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterNextFrame } from '@/lib/browser/next-frame'

/** Whether the page is in the background. */
let isHidden: boolean
let frames: FrameRequestCallback[]

beforeEach(() => {
  isHidden = false
  frames = []
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function waiting() {
  const ended = vi.fn()
  void afterNextFrame().then(ended)
  return ended
}

test('the next frame resolves after that frame, not with it', async () => {
  const ended = waiting()
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).not.toHaveBeenCalled()
  frames[0]?.(0)
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('the next frame resolves at once in the background', async () => {
  isHidden = true
  const ended = waiting()
  await Promise.resolve()
  expect(ended).toHaveBeenCalledOnce()
  expect(frames).toEqual([])
})

test('the next frame resolves at once when the page goes to the background', async () => {
  const ended = waiting()
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect(ended).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('the next frame resolves within a quarter of a second where no frame is shown', async () => {
  const ended = waiting()
  await vi.advanceTimersByTimeAsync(250)
  expect(ended).toHaveBeenCalledOnce()
})

test('the next frame also resolves when the document is gone', async () => {
  const ended = waiting()
  const page = document
  vi.stubGlobal('document', undefined)
  await vi.advanceTimersByTimeAsync(250)
  vi.stubGlobal('document', page)
  expect(ended).toHaveBeenCalledOnce()
})
