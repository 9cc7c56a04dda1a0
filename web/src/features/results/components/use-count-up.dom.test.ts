import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountUp } from '@/features/results/components/use-count-up'
import { fakeTime, passTime } from '@/testing/pass-time'

let isStill: boolean

beforeEach(() => {
  isStill = false
  vi.stubGlobal('matchMedia', () => ({
    matches: isStill,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  fakeTime()
})
afterEach(() => vi.unstubAllGlobals())

test('a score is counted up once within 600 ms, and not again on coming back', async () => {
  const { result, unmount } = renderHook(() => useCountUp(543, 310, 'first'))
  expect(result.current).toBe(310)
  await act(() => passTime(300))
  expect(result.current).toBeGreaterThan(310)
  expect(result.current).toBeLessThan(543)
  await act(() => passTime(400))
  expect(result.current).toBe(543)
  unmount()
  expect(renderHook(() => useCountUp(543, 310, 'first')).result.current).toBe(543)
})

test('a score stands still where motion is not wanted', () => {
  isStill = true
  expect(renderHook(() => useCountUp(543, 310, 'still')).result.current).toBe(543)
})
