import { use, useEffect, useState } from 'react'
import type { ExamRoom } from '@/features/exam/engine/exam-room'
import { ReloadContext, useRoom } from '@/features/exam/hooks/use-room'
import { verdictOn } from '@/features/exam/model/retry'
import { persist } from '@/features/exam/offline/persist'
import { ApiError, hasStatus } from '@/lib/api/api-error'

/** After the server's end of a rest, because clocks differ a little. */
const MARGIN_MS = 1500

/**
 * Goes into the next session by itself once a limited rest is over, as soon as the server can be reached. Nobody is asked
 * and told nothing of failures: the time runs, and only the network can help.
 * @param restEnd epoch milliseconds by the server's clock; null for a rest that doesn't end by itself
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
          // By the server there is time left: somebody has added some.
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
  // What is too late by now is held by the server, and told in the next session.
  if (!(await room.flush())) throw new ApiError({ status: 0 })
  await room.moveOn()
  await reload()
}
