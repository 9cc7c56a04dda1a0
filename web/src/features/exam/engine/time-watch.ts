import { verdictOn } from '@/features/exam/model/retry'

/** The polling interval in milliseconds, give or take a fifth: 5,000 idle pages make 500 calls a second. */
const EVERY_MS = 10_000
const JITTER = 0.2

interface TimeWatchOptions {
  /** Fetches the server's time and adopts it. */
  ask: () => Promise<unknown>
  /** Called when the server refuses, so that the user must act first. */
  stopped: (error: unknown) => void
}

export interface TimeWatch {
  /** Another call has just returned the server's time. */
  heard(): void
  stop(): void
}

/**
 * Polls the server's time, so that an idle page notices added time, the session's end and an ended login. Pauses while
 * the page is hidden or other calls return the time.
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
        // Without a response the countdown continues by itself.
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
