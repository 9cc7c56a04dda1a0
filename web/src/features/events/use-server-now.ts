import { useCallback, useSyncExternalStore } from 'react'
import type { ServerTime } from '@/features/events/api'

/** How often a countdown looks at the clock; it shows whole seconds. */
const LOOK_MS = 250

/**
 * The server's time in epoch milliseconds, as it goes on from an answer, in whole seconds; NaN before the first answer.
 */
export function useServerNow(time: ServerTime | undefined): number {
  const read = useCallback(
    () =>
      time ? Math.floor((time.server + performance.now() - time.device) / 1000) * 1000 : Number.NaN,
    [time]
  )
  return useSyncExternalStore(everyLook, read)
}

function everyLook(notify: () => void): () => void {
  const timer = setInterval(notify, LOOK_MS)
  return () => clearInterval(timer)
}
