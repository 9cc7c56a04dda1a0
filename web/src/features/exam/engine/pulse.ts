import { PULSE_EVERY_MS } from '@lulus/api/contracts/pulse'
import { verdictOn } from '@/features/exam/model/retry'

/** A pulse is sent up to a fifth earlier, so that pages don't send theirs together. */
const JITTER = 0.2

interface PulseOptions {
  /** Sends a pulse, and adopts the answer. */
  beat: () => Promise<unknown>
  /** Called when the server refuses, so that the user must act first. */
  stopped: (error: unknown) => void
}

/**
 * Sends a pulse about every ten seconds, one at a time: also from a hidden page, and at once when it is hidden or
 * shown, or the network is back. The answer tells an idle page of added time, the session's end and an ended login.
 */
export function startPulse({ beat, stopped }: PulseOptions): { stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBeating = false
  let isStopped = false

  function plan() {
    clearTimeout(timer)
    const early = PULSE_EVERY_MS * JITTER * Math.random()
    if (!isStopped) timer = setTimeout(beatNow, PULSE_EVERY_MS - early)
  }

  function beatNow() {
    if (isBeating || isStopped) return
    isBeating = true
    beat()
      .catch((error: unknown) => {
        // Without a response the countdown continues by itself.
        const verdict = verdictOn(error)
        if (verdict === 'bug') throw error
        if (verdict === 'stopped' && !isStopped) stopped(error)
      })
      .finally(() => {
        isBeating = false
        plan()
      })
      .catch((error: unknown) => console.error('A pulse was not sent.', error))
  }

  plan()
  window.addEventListener('online', beatNow)
  document.addEventListener('visibilitychange', beatNow)
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', beatNow)
      document.removeEventListener('visibilitychange', beatNow)
    },
  }
}
