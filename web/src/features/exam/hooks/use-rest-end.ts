import { use, useEffect, useState } from 'react'
import type { ExamRoom } from '@/features/exam/engine/exam-room'
import { ReloadContext, useRoom } from '@/features/exam/hooks/use-room'
import { verdictOn } from '@/features/exam/model/retry'
import { persist } from '@/features/exam/offline/persist'
import { ApiError, hasStatus } from '@/lib/api/api-error'

/** Added to the server's end of a rest, because clocks differ slightly. */
const MARGIN_MS = 1500

/**
 * Opens the next session automatically once a limited rest is over and the server can be reached. It neither asks nor
 * shows failures, because the time is running and only the network can help.
 * @param restEnd epoch milliseconds by the server's clock, or null for a rest without an automatic end
 * @returns whether it is over
 */
export function useRestEnd(restEnd: number | null): boolean {
  const room = useRoom()
  const reload = use(ReloadContext)
  const [ended, setEnded] = useState<number | null>(null)

  useEffect(() => {
    if (restEnd === null) return
    const closing = new AbortController()
    const timer = setTimeout(
      () => {
        setEnded(restEnd)
        persist(() => goIn(room, reload), closing.signal).catch(async (error: unknown) => {
          if (closing.signal.aborted) return
          const verdict = verdictOn(error)
          if (verdict === 'bug') throw error
          if (verdict === 'stopped') return
          // According to the server there is time left, because some was added.
          if (hasStatus(error, 409)) await room.revisit()
          else console.warn('The next session could not be opened.', error)
        })
      },
      Math.max(0, restEnd - room.serverNow() + MARGIN_MS)
    )
    return () => {
      clearTimeout(timer)
      closing.abort()
    }
  }, [restEnd, room, reload])

  return restEnd !== null && ended === restEnd
}

async function goIn(room: ExamRoom, reload: () => Promise<void>): Promise<void> {
  // Answers that are too late by now are stored on the server, and reported in the next session.
  if (!(await room.flush())) throw new ApiError({ status: 0 })
  await room.moveOn()
  await reload()
}
