import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ClockReading } from '@/lib/countdown/time-left'

/** A session that was left while it ran, with the time left at that moment. */
export interface LeftSession {
  paketId: number
  nama_paket: string
  reading: ClockReading
}

/**
 * The query cache key of the session that this page has just left, so that other screens can link back to it without
 * the server. Null if it was not running any more.
 */
export const leftSessionQuery = queryOptions<LeftSession | null>({
  queryKey: ['left-session'],
  queryFn: skipToken,
  staleTime: Infinity,
})
