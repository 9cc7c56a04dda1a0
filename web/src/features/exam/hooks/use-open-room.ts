import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createExamRoom, type ExamRoom } from '@/features/exam/engine/exam-room'
import type { RunningAttempt } from '@/features/exam/model/running-attempt'
import { loadSessionStore } from '@/features/exam/hooks/room-parts'
import { createSessionMedia } from '@/features/exam/engine/session-media'
import type { OpenRoom } from '@/features/exam/hooks/use-room'
import { endWithPerson } from '@/lib/storage/writers'
import { leftSessionQuery, type LeftSession } from '@/features/exam/model/left-session'

/** Opens the room of a session while the component is mounted. Null until it is open. */
export function useOpenRoom(attempt: RunningAttempt): OpenRoom | null {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenRoom | null>(null)

  useEffect(() => {
    const room = createExamRoom(attempt, {
      moved() {
        // Stored answers need no warning, and others can't be sent any more.
        void room.close()
        // The attempt moved on without this page, so only a reload shows the state.
        window.location.reload()
      },
    })
    const sessionStore = loadSessionStore().then(
      ({ storeSession }) => storeSession({ attempt, room, queryClient }),
      (error: unknown) => {
        console.warn('The session is not stored on this device.', error)
        return null
      }
    )
    const media = createSessionMedia(attempt.paper, room.audio, sessionStore)
    const forgettable = endWithPerson(room.end)
    room.open()
    setOpen({ room, media })
    return () => {
      queryClient.setQueryData(leftSessionQuery.queryKey, leftSession(room))
      // Navigation within the app triggers no page event.
      media.player.report()
      room.sendLast()
      media.close()
      void sessionStore.then((store) => store?.close())
      // A sign-out waits for pending writes.
      void room.close().finally(forgettable)
    }
  }, [attempt, queryClient])

  return open
}

function leftSession({ paketId, paper, countdown, isRunning }: ExamRoom): LeftSession | null {
  if (!isRunning()) return null
  const reading = { secondsRemaining: countdown.left(), at: performance.now() }
  return { paketId, nama_paket: paper.nama_paket, reading }
}
