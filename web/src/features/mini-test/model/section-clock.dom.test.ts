import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepTime, secondsLeft, sectionCountdown } from '@/features/mini-test/model/section-clock'
import { clearRun, readTime, saveTime } from '@/features/mini-test/model/stored-run'

const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

describe('the time left of a section', () => {
  test('a section has its full time before it is first opened', () => {
    expect(secondsLeft('listening', null, NOON)).toBe(300)
    expect(secondsLeft('structure', null, NOON)).toBe(600)
    expect(secondsLeft('reading', null, NOON)).toBe(600)
  })

  test.each([
    ['at once', 0, 240],
    ['after half a second', 500, 239.5],
    ['after a minute', MINUTE, 180],
    ['when its time is just up', 4 * MINUTE, 0],
    ['a day later', 1440 * MINUTE, 0],
    ['with the date set back by an hour', -60 * MINUTE, 240],
  ])('the time left of a section, when opened again %s', (_, elapsed, left) => {
    expect(secondsLeft('listening', { secondsRemaining: 240, at: NOON }, NOON + elapsed)).toBe(left)
  })

  test('the time left of a section never increases, whatever happens to the date', () => {
    const dates = fc.array(fc.integer({ min: 0, max: 2 * NOON }), { maxLength: 20 })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 600, noNaN: true }), dates, (first, looks) => {
        let kept = { secondsRemaining: first, at: NOON }
        for (const date of looks) {
          const left = secondsLeft('reading', kept, date)
          expect(left).toBeLessThanOrEqual(kept.secondsRemaining)
          kept = { secondsRemaining: left, at: date }
        }
      })
    )
  })
})

describe('the time of a section', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'],
      now: NOON,
    })
    return () => vi.useRealTimers()
  })

  /** Opens the section as a page does. */
  function open() {
    const countdown = sectionCountdown('listening')
    const stopKeeping = keepTime('listening', countdown)
    countdown.start()
    const close = () => {
      countdown.stop()
      stopKeeping()
    }
    return { countdown, close }
  }

  /** Closes the page for this time. The next page's monotonic clock starts at zero. */
  function away(ms: number) {
    vi.setSystemTime(Date.now() + ms)
  }

  test("a section's time continues after a reload", () => {
    const { close } = open()
    vi.advanceTimersByTime(61_000)
    close()
    expect(open().countdown.remaining()).toBe(239)
  })

  test("a section's time runs while the page is closed, and can end then", () => {
    open().close()
    away(90_000)
    const second = open()
    expect(second.countdown.remaining()).toBe(210)
    second.close()
    away(210_000)
    expect(open().countdown.remaining()).toBe(0)
  })

  test("a section's time is not refilled by many quick reloads", () => {
    for (let at = 0; at < 100; at += 1) {
      const { close } = open()
      vi.advanceTimersByTime(900)
      close()
    }
    expect(open().countdown.left()).toBeCloseTo(210)
  })

  test("a section's time is not refilled by setting the date back, page open or closed", () => {
    const { countdown, close } = open()
    vi.advanceTimersByTime(100_000)
    away(-60 * MINUTE)
    vi.advanceTimersByTime(20_000)
    expect(countdown.left()).toBeCloseTo(180)
    close()
    away(-60 * MINUTE)
    expect(open().countdown.left()).toBeLessThanOrEqual(181)
  })

  test("a section's time runs while the device sleeps", () => {
    const { countdown } = open()
    vi.advanceTimersByTime(10_000)
    // The monotonic clock stops during sleep, the date doesn't.
    away(120_000)
    vi.advanceTimersByTime(1000)
    expect(countdown.left()).toBeCloseTo(169)
  })

  test('an ended section stays ended', () => {
    const { countdown, close } = open()
    countdown.adopt({ secondsRemaining: 0, at: performance.now() })
    close()
    expect(open().countdown.remaining()).toBe(0)
  })

  test("a section's time is full again in a new run", () => {
    open().close()
    away(90_000)
    clearRun()
    expect(open().countdown.remaining()).toBe(300)
  })

  test.each([
    ['more than the section has', JSON.stringify({ listening: { secondsRemaining: 301, at: 0 } })],
    ['less than nothing', JSON.stringify({ listening: { secondsRemaining: -1, at: 0 } })],
    ['no date', JSON.stringify({ listening: { secondsRemaining: 5 } })],
    ['something else', '[1]'],
  ])('a section counts as new if its stored time is %s', (_, kept) => {
    localStorage.setItem('lulus:mini-test:times', kept)
    expect(readTime('listening')).toBeNull()
  })

  test("a section's time is stored separately from the others", () => {
    const time = { secondsRemaining: 7, at: NOON }
    saveTime('structure', { secondsRemaining: 600, at: NOON })
    saveTime('listening', time)
    expect(readTime('listening')).toEqual(time)
    expect(readTime('structure')).toEqual({ secondsRemaining: 600, at: NOON })
  })
})
