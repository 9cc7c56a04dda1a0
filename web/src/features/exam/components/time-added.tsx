import { useEffect } from 'react'
import { toast } from 'sonner'
import { useRoomState } from '@/features/exam/hooks/use-room'
import { spokenDuration } from '@/lib/format/duration'

/** Long enough to be read between two questions, in milliseconds. */
const SHOWN_MS = 15_000

/** Shows that time was added. The message is announced, covers no button and moves nothing. */
export default function TimeAdded() {
  const added = useRoomState((state) => state.added)

  useEffect(() => {
    if (added === null) return
    toast.success(`Waktu Anda ditambah ${spokenDuration(added.seconds)}.`, {
      position: 'top-center',
      duration: SHOWN_MS,
    })
  }, [added])
  return null
}
