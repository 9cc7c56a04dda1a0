import { useEffect, useState } from 'react'
import { createExamRoom, type RunningAttempt } from '@/features/exam/engine/exam-room'
import { createSessionMedia } from '@/features/exam/engine/session-media'
import type { OpenRoom } from '@/features/exam/hooks/use-room'

/** The attempt has gone on without this page: only a fresh start shows where. */
function reload() {
  window.location.reload()
}

/** Opens the room of a session while the calling screen is mounted; null until it is open. */
export function useOpenRoom(attempt: RunningAttempt): OpenRoom | null {
  const [open, setOpen] = useState<OpenRoom | null>(null)

  useEffect(() => {
    const room = createExamRoom(attempt, {
      moved() {
        // What is stored needs no warning, and what isn't can't be delivered any more.
        room.close()
        reload()
      },
    })
    const media = createSessionMedia(attempt.paper, room.audio)
    room.open()
    setOpen({ room, media })
    return () => {
      // Leaving the exam for another screen of the app is no page event.
      media.player.report()
      room.sendLast()
      media.close()
      room.close()
    }
  }, [attempt])

  return open
}
