import { useEffect } from 'react'
import { fetchLazyParts } from '@/features/exam/components/lazy-parts'
import { useMedia, useRoomState } from '@/features/exam/hooks/use-room'

/** Prefetches the rest of the session: the app's code, all recordings, all passages. */
export function usePrefetch(): void {
  const { prefetchFrom } = useMedia()
  const index = useRoomState((state) => state.index)

  useEffect(() => {
    fetchLazyParts().catch((error: unknown) => {
      console.warn('Nothing was fetched ahead.', error)
    })
  }, [])

  useEffect(() => prefetchFrom(index), [prefetchFrom, index])
}
