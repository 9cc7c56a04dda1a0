import db from '@adonisjs/lucid/services/db'
import Payment from '#app/payments/models/payment'
import { recordAudit } from '#app/audit/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { discardFile } from '#app/platform/uploads/stored_files'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 100

/**
 * Removes the proofs of payments that were decided more than `days` days ago: pictures of transfers are personal data
 * that nobody needs any more. The payments stay. Any number of processes may do it at once: each proof is removed by
 * whoever comes first.
 * @param days 0 keeps proofs for ever
 * @param signal ends the run after the batch at hand
 * @returns how many were removed
 */
export async function removeOldProofs(
  days: number,
  now: number,
  signal?: AbortSignal
): Promise<number> {
  if (days === 0) return 0
  let removed = 0
  try {
    for await (const ids of batchesDecidedBefore(now - days * DAY_MS)) {
      const proofs = await clearProofs(ids)
      removed += proofs.length
      // The rows are committed: a file that stays behind is one that nobody can reach, and media:prune finds it.
      for (const proof of proofs) await discardFile('bukti', proof)
      if (signal?.aborted) break
    }
  } finally {
    // One entry for the run, of what was done even if the rest failed.
    if (removed > 0) await recordRemoval(removed, days)
  }
  return removed
}

/** The payments that still show a proof and were decided before the instant, some at a time. */
async function* batchesDecidedBefore(instant: number): AsyncGenerator<number[]> {
  for (let last = 0; ;) {
    const rows = (await db
      .from('payments')
      .select('id')
      .where('id', '>', last)
      .whereNot('status', 'pending')
      .where('decided_at', '<', instant)
      .whereNotNull('proof')
      .orderBy('id', 'asc')
      .limit(BATCH)) as { id: number }[]
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) yield ids
    if (ids.length < BATCH) return
    last = ids.at(-1) ?? last
  }
}

/** Takes the proofs off these payments; returns those that no other process has taken off before. */
async function clearProofs(ids: number[]): Promise<string[]> {
  return inTransaction(async (trx) => {
    const payments = await Payment.query({ client: trx })
      .whereIn('id', ids)
      .whereNotNull('proof')
      .forUpdate()
    await Payment.query({ client: trx })
      .whereIn(
        'id',
        payments.map(({ id }) => id)
      )
      .update({ proof: null })
    return payments.flatMap(({ proof }) => proof ?? [])
  })
}

function recordRemoval(count: number, days: number): Promise<void> {
  return inTransaction((trx) =>
    recordAudit(trx, {
      actor: null,
      action: 'payment.proofs_removed',
      subject: { type: 'payment', id: null },
      details: { count, days },
    })
  )
}
