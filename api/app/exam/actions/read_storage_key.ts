import { requireDriver, whyNothingRuns } from '#app/exam/actions/drive_attempt'
import { requireLab } from '#app/exam/actions/require_lab'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import type { Caller } from '#app/exam/domain/caller'
import { isTimeUp } from '#app/exam/domain/session_clock'
import type Attempt from '#app/exam/models/attempt'
import { storageKey } from '#app/exam/secrets/storage_key'
import { Conflict } from '#app/platform/errors/failures'
import type { Session } from '#contracts/exam'
import { REFUSAL } from '#contracts/refusals'

export interface StorageKey {
  attemptId: number
  session: Session
  /** 32 bytes in base64. */
  key: string
}

/**
 * The key with which the caller's device encrypts the running session.
 * @throws Conflict when nothing runs, the session's time is up or another login of theirs drives; Forbidden outside
 *   of a lab when the attempt needs one, and after an exclusion
 */
export async function readStorageKey(caller: Caller, now: number): Promise<StorageKey> {
  const attempt = await settleRunningAttempt(caller.userId, now)
  if (!attempt) throw await whyNothingRuns(caller.userId)
  await requireLab(attempt, caller.lab)
  await requireDriver(attempt, caller)
  if (isTimeUp(attempt.clock, now)) {
    throw new Conflict('Waktu sesi ini sudah habis.', REFUSAL.late)
  }
  return storageKeyOf(attempt, caller)
}

/** The key of the running session for the login that drives it. */
export function storageKeyOf(
  { id, clock: { session } }: Pick<Attempt, 'id' | 'clock'>,
  { loginId }: Pick<Caller, 'loginId'>
): StorageKey {
  return { attemptId: id, session, key: storageKey(id, session, loginId) }
}
