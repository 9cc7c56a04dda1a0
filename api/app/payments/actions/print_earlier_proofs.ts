import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { proofMarks } from '#app/payments/proofs/stored_proof'
import { readStoredFile } from '#app/platform/uploads/stored_files'

const BATCH = 50

/**
 * Gives the proofs that were stored before there were digests and prints theirs, from their files. It can end at any time
 * and goes on with those that are left; files that are gone or can't be read are passed over.
 * @param signal stops the run after the current proof
 * @returns how many got them
 */
export async function printEarlierProofs(signal?: AbortSignal): Promise<number> {
  let printed = 0
  for (const table of ['payments', 'class_payments'] as const) {
    for (let last = 0; ;) {
      const rows = await unprinted(table, last)
      for (const { id, proof } of rows) {
        if (signal?.aborted) return printed
        if (await giveMarks(table, id, proof)) printed++
        last = id
      }
      if (rows.length < BATCH) break
    }
  }
  return printed
}

type Table = 'payments' | 'class_payments'

function unprinted(table: Table, after: number): Promise<{ id: number; proof: string }[]> {
  return db
    .query<{ id: number; proof: string }>()
    .from(table)
    .where('id', '>', after)
    .whereNotNull('proof')
    .where((lacks) => lacks.whereNull('proof_print').orWhereNull('proof_digest'))
    .orderBy('id')
    .limit(BATCH)
    .select('id', 'proof')
}

async function giveMarks(table: Table, id: number, proof: string): Promise<boolean> {
  const picture = await readStoredFile('bukti', proof)
  if (!picture) return false
  try {
    const { digest, print } = await proofMarks(picture)
    const updated = await db
      .from(table)
      // It may have been replaced meanwhile.
      .where({ id, proof })
      .update({ proof_digest: digest, proof_print: print })
    return Number(updated) > 0
  } catch (error) {
    logger.warn({ err: error, table, id }, 'an earlier proof of payment could not be read')
    return false
  }
}
