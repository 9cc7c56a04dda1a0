import { Suspense } from 'react'
import { LateAnswers } from '@/features/exam/late/lazy-late-parts'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'

/** This attempt's late answers. Hidden if there are none. */
export function RoomLateAnswers() {
  const room = useRoom()
  useRoomState(({ late }) => late)
  const report = room.late()

  return report && <Suspense>{<LateAnswers report={report} />}</Suspense>
}
