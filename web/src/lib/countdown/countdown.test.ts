import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createCountdown, type Countdown } from '@/lib/countdown/countdown'

const timeUp = vi.fn()
const slept = vi.fn()

function countFrom(seconds: number): { countdown: Countdown; shown: number[] } {
  const countdown = createCountdown(
    { secondsRemaining: seconds, at: performance.now() },
    { timeUp, slept }
  )
  const shown: number[] = []
  countdown.subscribe(() => shown.push(countdown.remaining()))
  countdown.start()
  return { countdown, shown }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  timeUp.mockReset()
  slept.mockReset()
  return () => vi.useRealTimers()
})

describe('the countdown', () => {
  test('the countdown ticks every second down to zero, and reports zero once', () => {
    const { shown } = countFrom(3)
    vi.advanceTimersByTime(10_000)
    expect(shown).toEqual([2, 1, 0])
    expect(timeUp).toHaveBeenCalledOnce()
  })

  test('the countdown ignores a changed date, but asks the server', () => {
    const { countdown } = countFrom(100)
    vi.advanceTimersByTime(1500)
    vi.setSystemTime(Date.now() + 3_600_000)
    vi.advanceTimersByTime(1000)
    expect(countdown.remaining()).toBe(98)
    expect(slept).toHaveBeenCalledOnce()
  })

  test('the countdown is right again after a long time without ticks', () => {
    const { countdown, shown } = countFrom(1800)
    countdown.stop()
    vi.advanceTimersByTime(600_000)
    countdown.start()
    expect(shown).toEqual([1200])
  })

  test("the countdown takes the server's time", () => {
    const { countdown, shown } = countFrom(100)
    countdown.adopt({ secondsRemaining: 50, at: performance.now() })
    expect(shown).toEqual([50])
    countdown.adopt({ secondsRemaining: 350, at: performance.now() })
    expect(countdown.remaining()).toBe(350)
  })

  test('the countdown starts again when time is added after zero', () => {
    const { countdown, shown } = countFrom(1)
    vi.advanceTimersByTime(2000)
    countdown.adopt({ secondsRemaining: 60, at: performance.now() })
    vi.advanceTimersByTime(1100)
    expect(shown).toEqual([0, 60, 59])
  })

  test('the countdown does not tick after it is stopped', () => {
    const { countdown, shown } = countFrom(10)
    countdown.stop()
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([])
  })
})
