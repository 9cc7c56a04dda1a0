import {
  adoptReading,
  exactRemaining,
  hasSlept,
  remainingAt,
  untilNextSecond,
  type ClockReading,
} from '@/lib/countdown/time-left'

export interface Countdown {
  /** Whole seconds left, as last passed to the listeners. */
  remaining(): number
  /** Seconds left now, with fractions. */
  left(): number
  /** Calls back when the second changes; returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Continues from another reading, such as the server's. */
  adopt(reading: ClockReading): void
  start(): void
  stop(): void
}

interface CountdownOptions {
  timeUp?: () => void
  /** Called after the device slept, because its clock may have fallen behind. */
  slept: () => void
}

/** Added because timers may fire slightly early; in whole milliseconds. */
const MARGIN_MS = 5

/** A countdown outside React, so that a tick rerenders only the components that show it. */
export function createCountdown(first: ClockReading, options: CountdownOptions): Countdown {
  const listeners = new Set<() => void>()
  let reading = first
  let shown = remainingAt(first, performance.now())
  let moment = now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false

  function show() {
    const next = remainingAt(reading, performance.now())
    if (next === shown) return
    shown = next
    for (const listener of listeners) listener()
    if (shown === 0) options.timeUp?.()
  }

  function tick() {
    const before = moment
    moment = now()
    // Before the listeners run, because the displayed time may be wrong.
    if (hasSlept(before, moment)) options.slept()
    show()
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    const wait = untilNextSecond(reading, performance.now())
    if (isRunning && wait !== null) timer = setTimeout(tick, Math.ceil(wait) + MARGIN_MS)
  }

  return {
    remaining: () => shown,
    left: () => exactRemaining(reading, performance.now()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    adopt(fresh) {
      reading = adoptReading(reading, fresh)
      moment = now()
      show()
      schedule()
    },
    start() {
      isRunning = true
      moment = now()
      show()
      schedule()
    },
    stop() {
      isRunning = false
      clearTimeout(timer)
    },
  }
}

function now() {
  return { date: Date.now(), steady: performance.now() }
}
