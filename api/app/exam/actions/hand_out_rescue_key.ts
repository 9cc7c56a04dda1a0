import { NotRunning, requireDriver } from '#app/exam/actions/drive_attempt'
import { requireLab } from '#app/exam/actions/require_lab'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import type { Caller } from '#app/exam/domain/caller'
import { rescueKeyOf, sealOrigin } from '#app/exam/secrets/rescue_key'

export interface RescueKey {
  attemptId: number
  /** 32 bytes. */
  key: Buffer
  token: string
}

/**
 * The key and token with which the caller's device makes rescue files of the running attempt.
 * @throws Conflict when nothing runs or another login drives; Forbidden outside of a lab when the attempt needs one
 */
export async function handOutRescueKey(caller: Caller, now: number): Promise<RescueKey> {
  const attempt = await settleRunningAttempt(caller.userId, now)
  if (!attempt) throw new NotRunning()
  await requireLab(attempt, caller.lab)
  await requireDriver(attempt, caller)

  const { id: attemptId } = attempt
  const { userId, loginId } = caller
  const token = sealOrigin({ attemptId, userId, loginId, issuedAt: now })
  return { attemptId, key: rescueKeyOf(attemptId), token }
}
