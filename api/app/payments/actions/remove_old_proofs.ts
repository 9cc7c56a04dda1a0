import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { discardFile } from '#app/platform/uploads/stored_files'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 100

/** Tables with a proof, and the column with the time when it had served its purpose. */
const TABLES = {
  payments: 'decided_at',
  class_payments: 'decided_at',
  refunds: 'created_at',
} as const
type Table = keyof typeof TABLES

/**
 * Removes the proofs of payments decided more than `days` days ago, because they are personal data that is no longer
 * needed. The payments stay. Several processes may run this at once; each proof is removed only once.
 * @param days 0 keeps proofs for ever
 * @param signal stops the run after the current batch
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
    for (const table of Object.keys(TABLES) as Table[]) {
      for await (const ids of batchesDecidedBefore(table, now - days * DAY_MS)) {
        const proofs = await clearProofs(table, ids)
        removed += proofs.length
        // After the commit: if deletion fails, the file can't be opened any more and media:prune finds it.
        for (const proof of proofs) await discardFile('bukti', proof)
        if (signal?.aborted) return removed
      }
    }
  } finally {
    // One entry per run, even when a later batch failed.
    if (removed > 0) await recordRemoval(removed, days)
  }
  return removed
}

/** Payments with a proof that were decided before this time, in batches. */
async function* batchesDecidedBefore(table: Table, instant: number): AsyncGenerator<number[]> {
  for (let last = 0; ;) {
    const rows = (await db
      .from(table)
      .select('id')
      .where('id', '>', last)
      .where(TABLES[table], '<', instant)
      .whereNotNull('proof')
      .orderBy('id', 'asc')
      .limit(BATCH)) as { id: number }[]
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) yield ids
    if (ids.length < BATCH) return
    last = ids.at(-1) ?? last
  }
}

/** Clears the proofs of these payments; returns those that no other process has cleared. */
async function clearProofs(table: Table, ids: number[]): Promise<string[]> {
  return inTransaction(async (trx) => {
    const rows = (await trx
      .from(table)
      .whereIn('id', ids)
      .whereNotNull('proof')
      .forUpdate()
      .select('id', 'proof')) as { id: number; proof: string }[]
    await trx
      .from(table)
      .whereIn(
        'id',
        rows.map(({ id }) => id)
      )
      .update({ proof: null })
    return rows.map(({ proof }) => proof)
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
