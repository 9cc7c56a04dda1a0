import { Suspense } from 'react'
import { LateAnswers } from '@/features/exam/components/lazy-late-parts'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'

/** What the learner must be told of answers of this attempt that came too late; nothing where none did. */
export function RoomLateAnswers() {
  const room = useRoom()
  useRoomState(({ late }) => late)
  const report = room.late()

  return report && <Suspense>{<LateAnswers report={report} />}</Suspense>
}
