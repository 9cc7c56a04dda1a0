import { useCallback, useSyncExternalStore } from 'react'
import type { ServerTime } from '@/features/events/api'

/** How often a countdown checks the clock. It shows whole seconds. */
const LOOK_MS = 250

/**
 * The server's time in epoch milliseconds, extrapolated from a response in whole seconds. NaN before the first
 * response.
 */
export function useServerNow(time: ServerTime | undefined): number {
  const read = useCallback(
    () =>
      time ? Math.floor((time.server + performance.now() - time.device) / 1000) * 1000 : Number.NaN,
    [time]
  )
  return useSyncExternalStore(everyLook, read, unknown)
}

/** There is no response when a page is rendered in advance. */
const unknown = () => Number.NaN

function everyLook(notify: () => void): () => void {
  const timer = setInterval(notify, LOOK_MS)
  return () => clearInterval(timer)
}
