import { useEffect } from 'react'
import { fetchLazyParts } from '@/features/exam/components/lazy-parts'
import { useMedia, useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { instructionAt } from '@/features/exam/model/navigation'

/** Fetches what comes next while there is time: the app's other parts, the first recording, all passages. */
export function usePrefetch(): void {
  const { session } = useRoom()
  const { player, prefetchPassages } = useMedia()
  const index = useRoomState((state) => state.index)
  const isInstruction = instructionAt(index) !== null

  useEffect(() => {
    fetchLazyParts().catch((error: unknown) => {
      console.warn('A part of the exam could not be fetched ahead.', error)
    })
  }, [])

  useEffect(() => {
    if (session === 'reading') prefetchPassages()
  }, [session, prefetchPassages])

  // A question's player fetches the recording after its own.
  useEffect(() => {
    if (session === 'listening' && isInstruction) player.prefetchAfter(index)
  }, [session, isInstruction, player, index])
}
