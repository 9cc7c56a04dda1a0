import db from '@adonisjs/lucid/services/db'
import type { ProofOwner } from '#app/payments/actions/earlier_proofs'
import { areAlike, readPrint, type ReadPrint } from '#app/payments/proofs/proof_print'
import { DAY_MS } from '#app/platform/time/domain/academy_days'

/** How far back pictures are compared: a receipt is used again soon, or not at all. */
const DAYS_BACK = 180
/** A hint needs no more. */
const AT_MOST = 3

/** A payment that waits, whose proof is compared. */
export interface ComparedProof {
  id: number
  proof_digest: string | null
  proof_print: string | null
  /** When the proof came, in epoch milliseconds. */
  at: number
}

interface StoredPrint extends ProofOwner {
  digest: string | null
  print: ReadPrint
  at: number
}

/**
 * The payments of the last half year, in any status, whose proof looks like one of these and came earlier, but is another
 * file; the latest first. A hint and no more: receipts of one bank look alike.
 * @param of whose payments these are
 * @returns by the id of the payment; those without any are left out
 */
export async function alikeProofs(
  of: ProofOwner['of'],
  payments: readonly ComparedProof[]
): Promise<Map<number, ProofOwner[]>> {
  const asked = payments.flatMap(({ id, proof_digest: digest, proof_print: print, at }) =>
    print === null ? [] : [{ id, digest, print: readPrint(print), at }]
  )
  const found = new Map<number, ProofOwner[]>()
  if (asked.length === 0) return found
  const stored = await printsSince(Math.min(...asked.map(({ at }) => at)) - DAYS_BACK * DAY_MS)
  for (const { id, digest, print, at } of asked) {
    const alike = stored.filter(
      (other) =>
        !(other.of === of && other.id === id) &&
        other.digest !== digest &&
        (other.at < at || (other.at === at && other.of === of && other.id < id)) &&
        areAlike(other.print, print)
    )
    if (alike.length > 0) found.set(id, alike.slice(-AT_MOST).toReversed())
  }
  return found
}

async function printsSince(since: number): Promise<StoredPrint[]> {
  const learners = (await db
    .from('payments')
    .where('created_at', '>=', since)
    .whereNotNull('proof_print')
    .select('id', 'proof_digest', 'proof_print', 'created_at as at')) as StoredRow[]
  const classes = (await db
    .from('class_payments')
    .where('proof_at', '>=', since)
    .whereNotNull('proof_print')
    .select('id', 'proof_digest', 'proof_print', 'proof_at as at')) as StoredRow[]
  return [
    ...learners.map((row) => stored('payment', row)),
    ...classes.map((row) => stored('class_payment', row)),
  ].toSorted((one, other) => one.at - other.at || one.id - other.id)
}

interface StoredRow {
  id: number
  proof_digest: string | null
  proof_print: string
  at: number | string
}

function stored(of: ProofOwner['of'], row: StoredRow): StoredPrint {
  const { id, proof_digest: digest, proof_print: print, at } = row
  return { of, id, digest, print: readPrint(print), at: Number(at) }
}
