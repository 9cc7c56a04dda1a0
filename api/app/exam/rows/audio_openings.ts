import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  cutOff,
  loginOpenings,
  opened,
  openingsShown,
  type LoginOpenings,
  type Sending,
  type StoredOpenings,
} from '#app/exam/domain/audio_openings'
import { inTransaction } from '#app/platform/database/transaction'

/** One row per recording and login; the key is (attempt, page, login). */
const TABLE = 'audio_openings'

/** Whose opening of which recording. */
export interface Opening {
  attemptId: number
  page: number
  loginId: string
}

/**
 * Counts that a login gets so many bytes of a recording not reported as played.
 * @returns false at a limit (`opened`); then nothing is counted
 */
export async function noteOpening(
  opening: Opening,
  sending: Sending,
  now: number
): Promise<boolean> {
  return inTransaction(async (trx) => {
    const noted = await readLocked(trx, opening, sending.size)
    const own = opened(noted, opening.loginId, sending)
    if (!own) return false
    const counted = columnsOf(own, sending.size)
    if (noted.some(({ loginId }) => loginId === opening.loginId)) {
      await trx.from(TABLE).where(keyOf(opening)).update(counted)
    } else {
      await trx.table(TABLE).insert({ ...keyOf(opening), opened_at: now, ...counted })
    }
    return true
  })
}

/** Gives back what was cut off of an opening that is counted. */
export async function giveBackOpening(
  opening: Opening,
  sending: Sending,
  handed: number
): Promise<void> {
  await inTransaction(async (trx) => {
    const noted = await readLocked(trx, opening, sending.size)
    const own = cutOff(noted, opening.loginId, sending, handed)
    await trx.from(TABLE).where(keyOf(opening)).update(columnsOf(own, sending.size))
  })
}

/** Openings by several logins wait for each other, also before the first has a row. */
async function readLocked(
  trx: TransactionClientContract,
  { attemptId, page }: Opening,
  size: number
): Promise<LoginOpenings[]> {
  await trx.from('attempts').where('id', attemptId).forUpdate().select('id')
  const rows = await trx
    .query<StoredOpenings>()
    .from(TABLE)
    .where({ attempt_id: attemptId, page })
    .select('login_id as loginId', 'openings', 'sent_bytes as sent', 'cut_bytes as cut')
  return rows.map((row) => loginOpenings(row, size))
}

function keyOf({ attemptId, page, loginId }: Opening) {
  return { attempt_id: attemptId, page, login_id: loginId }
}

function columnsOf(own: LoginOpenings, size: number) {
  return { openings: openingsShown(own, size), sent_bytes: own.sent, cut_bytes: own.cut }
}
