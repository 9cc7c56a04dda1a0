import { MINI_TEST, type MiniSection } from '@/features/mini-test/model/sections'
import { readTime, saveTime } from '@/features/mini-test/model/stored-run'
import { createCountdown, type Countdown } from '@/lib/countdown/countdown'
import { exactRemaining, type ClockReading } from '@/lib/countdown/time-left'

/**
 * Exact seconds left of a section to whom opens it, or comes back to it. Time goes on while nobody looks, by the
 * device's date, for no other clock does; a date that was set back makes that no time at all, and never gives any.
 * @param kept what was left when it was last seen, and the date of that; null before it is first opened
 */
export function secondsLeft(section: MiniSection, kept: ClockReading | null, date: number): number {
  return kept === null ? MINI_TEST[section].seconds : exactRemaining(kept, date)
}

/** The time of a section, which goes on where this device last saw it. */
export function sectionCountdown(section: MiniSection): Countdown {
  const resume = (): ClockReading => ({
    secondsRemaining: secondsLeft(section, readTime(section), Date.now()),
    at: performance.now(),
  })
  const countdown = createCountdown(resume(), { slept: () => countdown.adopt(resume()) })
  return countdown
}

/** Keeps what is left, now and whenever the second changes; returns how to stop. */
export function keepTime(section: MiniSection, countdown: Countdown): () => void {
  const keep = () => saveTime(section, { secondsRemaining: countdown.left(), at: Date.now() })
  keep()
  return countdown.subscribe(keep)
}
