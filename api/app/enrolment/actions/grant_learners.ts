import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GrantOrigin } from '#app/enrolment/actions/standing'
import { WaitingBuyers } from '#app/enrolment/ports/waiting_buyers'
import { outcomeFor, type Candidate, type FreeSource } from '#app/enrolment/domain/grant_rules'
import { inParts } from '#app/platform/database/in_parts'
import { isStaff, type Role } from '#contracts/capabilities'
import { GRANT_OUTCOMES, type GrantOutcome } from '#contracts/grants'

/** What is given, and by whom. */
export type Offer = Exclude<GrantOrigin, { source: 'payment' }> & { packageId: number }

export interface JudgedLearner {
  userId: number
  name: string
  nohp: string
  outcome: GrantOutcome
}

/**
 * Gives each of these accounts one attempt of a package, unless they need none or may have none; returns each one's
 * outcome. Their rows stay locked until the transaction ends, so that payments and other grants wait.
 * @param userIds at most a class; those that don't exist are left out of the result
 * @param now epoch milliseconds
 */
export async function grantLearners(
  trx: TransactionClientContract,
  { packageId, ...origin }: Offer,
  userIds: readonly number[],
  now: number
): Promise<JudgedLearner[]> {
  await lockLearners(trx, userIds)
  const judged = await judgeLearners({ source: origin.source, packageId }, userIds, trx)
  const granted = judged.filter(({ outcome }) => outcome === GRANT_OUTCOMES.granted)
  for (const some of inParts(granted.map(({ userId }) => userId))) {
    await trx.table('entitlements').multiInsert(
      some.map((userId) => ({
        ...columnsOf(origin),
        user_id: userId,
        package_id: packageId,
        granted_at: now,
      }))
    )
    // The latest grant is next, as in `callNext`; a running attempt keeps its package until it ends.
    await trx
      .from('users')
      .whereIn('id', some)
      .where('exam_status', 'idle')
      .update({ active_package_id: packageId })
  }
  return judged
}

/** Determines what `grantLearners` would do, in the order of the accounts' names, and changes nothing. */
export async function judgeLearners(
  offer: { source: FreeSource; packageId: number },
  userIds: readonly number[],
  client: QueryClientContract = db.connection()
): Promise<JudgedLearner[]> {
  const { packageId } = offer
  const waitingBuyers = await app.container.make(WaitingBuyers)
  const rows: CandidateRow[] = []
  const paying = new Set<number>()
  for (const some of inParts(userIds)) {
    rows.push(...(await readCandidates(client, packageId, some)))
    for (const id of await waitingBuyers.among(client, packageId, some)) paying.add(id)
  }
  return rows
    .map((row) => ({
      userId: row.id,
      name: row.name,
      nohp: row.nohp,
      outcome: outcomeFor(offer.source, candidateOf(row, packageId, paying.has(row.id))),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'id') || one.userId - other.userId)
}

/** In ascending order, so that two calls that lock several wait for each other instead of both failing. */
async function lockLearners(trx: TransactionClientContract, userIds: readonly number[]) {
  const ascending = [...userIds].toSorted((one, other) => one - other)
  for (const some of inParts(ascending)) {
    await trx.from('users').whereIn('id', some).orderBy('id').forUpdate().select('id')
  }
}

interface CandidateRow {
  id: number
  name: string
  nohp: string
  role: Role
  exam_status: string
  active_package_id: number | null
  unused: number | string
}

async function readCandidates(
  client: QueryClientContract,
  packageId: number,
  userIds: readonly number[]
): Promise<CandidateRow[]> {
  const unused = client
    .from('entitlements')
    .whereColumn('user_id', 'users.id')
    .where('package_id', packageId)
    .whereNull('used_at')
    .whereNull('revoked_at')
    .whereNull('event_id')
    .count('*')
    .as('unused')
  return client
    .from('users')
    .whereIn('users.id', [...userIds])
    .select('users.id', 'users.name', 'users.nohp', 'users.role', 'users.exam_status')
    .select('users.active_package_id', unused)
}

function candidateOf(row: CandidateRow, packageId: number, isPaying: boolean): Candidate {
  return {
    userId: row.id,
    isStaff: isStaff(row.role),
    hasUnused: Number(row.unused) > 0,
    isPaying,
    isTakingPackage: row.exam_status === 'ujian' && row.active_package_id === packageId,
  }
}

/** Every grant of one statement has the same columns. */
function columnsOf(origin: Exclude<GrantOrigin, { source: 'payment' }>) {
  return {
    source: origin.source,
    class_id: origin.source === 'class' ? origin.classId : null,
    class_payment_id: origin.source === 'class' ? origin.classPaymentId : null,
    granted_by: origin.grantedBy,
    reason: origin.reason,
  }
}
