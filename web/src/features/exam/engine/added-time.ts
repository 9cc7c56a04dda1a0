import { readTimer } from '@/features/exam/api'
import { NOTABLE_SECONDS } from '@/features/exam/engine/server-clock'
import type { ExamRoom } from '@/features/exam/engine/exam-room'

/** Whether time was added to a session whose time is up on this device. If so, the room continues with it. */
export async function goesOn(room: ExamRoom): Promise<boolean> {
  const { attemptId, sesi, secondsRemaining } = await readTimer()
  const isSame = attemptId === room.attemptId && sesi === room.session
  if (!isSame || secondsRemaining <= NOTABLE_SECONDS) return false
  await room.revisit()
  return true
}
