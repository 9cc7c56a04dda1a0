import { MINI_TEST, type MiniSection } from '@/features/mini-test/model/sections'
import { readTime, saveTime } from '@/features/mini-test/model/stored-run'
import { createCountdown, type Countdown } from '@/lib/countdown/countdown'
import { exactRemaining, type ClockReading } from '@/lib/countdown/time-left'

/**
 * Exact seconds left of a section when it is opened. Time also runs while the page is closed, measured by the device's
 * date, because no other clock is available. Setting the date back never adds time.
 * @param kept the time left when last stored, and that date; null before it is first opened
 */
export function secondsLeft(section: MiniSection, kept: ClockReading | null, date: number): number {
  return kept === null ? MINI_TEST[section].seconds : exactRemaining(kept, date)
}

/** The countdown of a section, continued from its stored time. */
export function sectionCountdown(section: MiniSection): Countdown {
  const resume = (): ClockReading => ({
    secondsRemaining: secondsLeft(section, readTime(section), Date.now()),
    at: performance.now(),
  })
  const countdown = createCountdown(resume(), { slept: () => countdown.adopt(resume()) })
  return countdown
}

/** Stores the time left, now and every second. Returns a function that stops it. */
export function keepTime(section: MiniSection, countdown: Countdown): () => void {
  const keep = () => saveTime(section, { secondsRemaining: countdown.left(), at: Date.now() })
  keep()
  return countdown.subscribe(keep)
}
