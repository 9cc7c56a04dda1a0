import db from '@adonisjs/lucid/services/db'
import { inParts } from '#app/platform/database/in_parts'

/** A payment that has a proof: a learner's, or a class's. */
export interface ProofOwner {
  of: 'payment' | 'class_payment'
  id: number
}

/** A proof as it is stored; `at` is when it came, in epoch milliseconds. */
interface DatedProof extends ProofOwner {
  digest: string
  at: number
}

/** Of a file that was sent again and again the last ones are enough. */
const AT_MOST = 10

/** Where proofs are, and since when. */
const PLACES = [
  { of: 'payment', table: 'payments', at: 'created_at' },
  { of: 'class_payment', table: 'class_payments', at: 'proof_at' },
] as const

/**
 * The payments, in any status, whose proof is the same file as one of these and came earlier; the latest first. Those
 * of proofs that were removed for their age count too.
 * @param of whose payments these are
 * @returns by the id of the payment; those without any are left out
 */
export async function earlierProofs(
  of: ProofOwner['of'],
  payments: readonly { id: number; proof_digest: string | null }[]
): Promise<Map<number, ProofOwner[]>> {
  const digests = new Set(payments.flatMap(({ proof_digest: digest }) => digest ?? []))
  const byDigest = Map.groupBy(await proofsOf([...digests]), ({ digest }) => digest)
  const found = payments.flatMap(({ id, proof_digest: digest }) => {
    const same = byDigest.get(digest ?? '') ?? []
    const own = same.findIndex((proof) => proof.of === of && proof.id === id)
    const earlier = same.slice(0, Math.max(own, 0)).slice(-AT_MOST).toReversed()
    return earlier.length > 0 ? [[id, earlier] as const] : []
  })
  return new Map(found)
}

/** All proofs that are one of these files, in the order in which they came. */
async function proofsOf(digests: readonly string[]): Promise<DatedProof[]> {
  const proofs: DatedProof[] = []
  for (const { of, table, at } of PLACES) {
    for (const some of inParts(digests)) {
      const rows = (await db
        .from(table)
        .whereIn('proof_digest', some)
        .select('id', 'proof_digest as digest', `${at} as at`)) as {
        id: number
        digest: string
        at: number | string | null
      }[]
      proofs.push(...rows.map((row) => ({ ...row, of, at: Number(row.at ?? 0) })))
    }
  }
  return proofs.toSorted(
    (one, other) => one.at - other.at || other.of.localeCompare(one.of) || one.id - other.id
  )
}
