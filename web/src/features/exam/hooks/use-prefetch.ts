import { useEffect } from 'react'
import { useMedia, useRoomState } from '@/features/exam/hooks/use-room'

/** Prefetches the rest of the session: all recordings, all passages. */
export function usePrefetch(): void {
  const { prefetchFrom } = useMedia()
  const index = useRoomState((state) => state.index)

  useEffect(() => prefetchFrom(index), [prefetchFrom, index])
}
