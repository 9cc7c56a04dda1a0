import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ClockReading } from '@/lib/countdown/time-left'

/** A session that was left while it ran, with the time it had then. */
export interface LeftSession {
  paketId: number
  nama_paket: string
  reading: ClockReading
}

/**
 * Where the query cache has the session that this page has just left: other screens lead back to it, also while the server
 * can't be asked. Null when it ran no more.
 */
export const leftSessionQuery = queryOptions<LeftSession | null>({
  queryKey: ['left-session'],
  queryFn: skipToken,
  staleTime: Infinity,
})
