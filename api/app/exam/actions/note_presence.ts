import { isSilence } from '#app/exam/domain/silence'
import { lockPresence, makePresence, seenSince, storeAbsence } from '#app/exam/rows/server_presence'
import { inTransaction } from '#app/platform/database/transaction'
import { SILENCE_MS } from '#contracts/pulse'

/**
 * Notes that this process works. When no process did for as long as makes an outage of a learner, that was an absence
 * of the server: it had stopped, stood still or was without its database. One statement as long as it works.
 * @param now epoch milliseconds
 */
export async function notePresence(now: number): Promise<void> {
  if (await seenSince(now - SILENCE_MS, now)) return
  await makePresence(now)
  await inTransaction(async (trx) => {
    const last = await lockPresence(trx)
    // Of processes that come back at once the first one stores it.
    if (isSilence(last, now)) await storeAbsence(trx, { from: last, to: now })
  })
}
