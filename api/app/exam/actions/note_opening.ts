import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  cutOff,
  loginOpenings,
  opened,
  type LoginOpenings,
  type Sending,
} from '#app/exam/domain/audio_openings'
import { OPENINGS, STORE_OPENINGS, type Opening } from '#app/exam/rows/audio_openings'
import { findRows, storeRows } from '#app/platform/database/calls/ways'
import { inTransaction } from '#app/platform/database/transaction'

/**
 * Counts bytes of a recording without a reported play for a login.
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
    if (own) await storeRows(trx, STORE_OPENINGS, [stored(opening, own, sending, now)])
    return own !== null
  })
}

/** Credits the part of a counted opening that was cut off. */
export async function giveBackOpening(
  opening: Opening,
  sending: Sending,
  handed: number,
  now: number
): Promise<void> {
  await inTransaction(async (trx) => {
    const noted = await readLocked(trx, opening, sending.size)
    const own = cutOff(noted, opening.loginId, sending, handed)
    await storeRows(trx, STORE_OPENINGS, [stored(opening, own, sending, now)])
  })
}

function stored(opening: Opening, own: LoginOpenings, { size }: Sending, openedAt: number) {
  return { ...opening, own, size, openedAt }
}

/** Concurrent openings by several logins wait for each other, also before the first has a row. */
async function readLocked(
  trx: TransactionClientContract,
  opening: Opening,
  size: number
): Promise<LoginOpenings[]> {
  await trx.from('attempts').where('id', opening.attemptId).forUpdate().select('id')
  const rows = await findRows(OPENINGS, opening, trx)
  return rows.map((row) => loginOpenings(row, size))
}
