import {
  adoptReading,
  exactRemaining,
  hasSlept,
  remainingAt,
  untilNextSecond,
  type ClockReading,
} from '@/lib/countdown/time-left'

export interface Countdown {
  /** Whole seconds left, as last told to the listeners. */
  remaining(): number
  /** Seconds left at this moment, fractions included. */
  left(): number
  /** Calls back whenever the second changes; returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Goes on from another reading, as of the server. */
  adopt(reading: ClockReading): void
  start(): void
  stop(): void
}

interface CountdownOptions {
  timeUp?: () => void
  /** The device slept, so that its clock may be behind. */
  slept: () => void
}

/** Whole milliseconds; timers may fire a little early. */
const MARGIN_MS = 5

/** A countdown that lives outside React: each tick draws the components that show it, and nothing else. */
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
    // Before anybody is told: what is shown may be behind.
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
