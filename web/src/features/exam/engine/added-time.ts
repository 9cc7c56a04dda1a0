import { readTimer } from '@/features/exam/api'
import type { ExamRoom } from '@/features/exam/engine/exam-room'

/** The server's clock may differ by less without anybody having added time. */
const NOTABLE_SECONDS = 5

/** Whether somebody has added time to a session whose time is up here; then the room goes on with it. */
export async function goesOn(room: ExamRoom): Promise<boolean> {
  const { attemptId, sesi, secondsRemaining } = await readTimer()
  const isSame = attemptId === room.attemptId && sesi === room.session
  if (!isSame || secondsRemaining <= NOTABLE_SECONDS) return false
  await room.revisit()
  return true
}
