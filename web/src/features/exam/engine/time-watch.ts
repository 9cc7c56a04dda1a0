import { verdictOn } from '@/features/exam/model/retry'

/** How often the time is asked for, in milliseconds, give or take a fifth: 5,000 pages that nobody touches ask at 500 a second. */
const EVERY_MS = 10_000
const JITTER = 0.2

interface TimeWatchOptions {
  /** Asks the server for the time and takes it. */
  ask: () => Promise<unknown>
  /** Called when the server refuses: the user must act first. */
  stopped: (error: unknown) => void
}

export interface TimeWatch {
  /** The server has just told the time by another call. */
  heard(): void
  stop(): void
}

/**
 * Asks for the time again and again, so that a page which sends nothing learns of added time, of the session's end and of
 * a login that was ended. Not while the page is hidden, and not while other calls tell it.
 */
export function watchTime({ ask, stopped }: TimeWatchOptions): TimeWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  function plan() {
    clearTimeout(timer)
    const scattered = EVERY_MS * (1 - JITTER + 2 * JITTER * Math.random())
    if (!isStopped) timer = setTimeout(look, scattered)
  }

  function look() {
    if (document.visibilityState === 'hidden') return plan()
    askNow()
  }

  function askNow() {
    if (isAsking || isStopped) return
    isAsking = true
    ask()
      .catch((error: unknown) => {
        // Without an answer the countdown goes on by itself.
        const verdict = verdictOn(error)
        if (verdict === 'bug') throw error
        if (verdict === 'stopped' && !isStopped) stopped(error)
      })
      .finally(() => {
        isAsking = false
        plan()
      })
      .catch((error: unknown) => console.error('The time was not taken.', error))
  }

  plan()
  window.addEventListener('online', askNow)
  return {
    heard: plan,
    stop() {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', askNow)
    },
  }
}
