import db from '@adonisjs/lucid/services/db'
import { heldGrants } from '#app/enrolment/actions/find_grant'
import { countingGrant } from '#app/enrolment/domain/grant_terms'
import { settleRunningAttempt } from '#app/exam/actions/settle_attempt'
import { packageState, type ReasonedState } from '#app/exam/domain/package_state'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import { heldUntil } from '#app/results/domain/held'
import type { PaymentStatus } from '#contracts/payments'

/** A learner's standing with one package. */
export interface PackageStanding extends ReasonedState {
  packageId: number
  /** The learner's latest result of it. */
  result: { id: number; total: number | null; heldUntil: number | null } | null
}

interface Row {
  id: number
  payment_status: PaymentStatus | null
  rejection_reason: string | null
  result_id: number | null
  total_score: number | null
  opens_at: StoredTime | null
}

/**
 * A learner's standing with every listed package, ascending by id. One query reads all packages; the running attempt,
 * finished first if its time is over, and the grants are read before it.
 */
export async function readPackageStates(
  { userId, labId }: { userId: number; labId: number | null },
  now: number
): Promise<PackageStanding[]> {
  const running = await settleRunningAttempt(userId, now)
  const grants = await heldGrants(userId)
  const rows = (await db
    .from('packages')
    .whereNull('packages.archived_at')
    .leftJoin('payments', 'payments.id', latestPaymentOf(userId))
    .leftJoin('results', 'results.id', latestResultOf(userId))
    .select(
      'packages.id',
      'payments.status as payment_status',
      'payments.rejection_reason',
      'results.id as result_id',
      'results.total_score',
      'results.opens_at'
    )
    .orderBy('packages.id', 'asc')) as Row[]

  return rows.map((row) => ({
    packageId: row.id,
    ...packageState(row.id, {
      running,
      grant: countingGrant(grants, { packageId: row.id, labId }, now),
      lastPayment: row.payment_status && {
        status: row.payment_status,
        rejectionReason: row.rejection_reason,
      },
      hasResult: row.result_id !== null,
    }),
    result:
      row.result_id === null || row.total_score === null
        ? null
        : shownResult(row.result_id, row.total_score, timeOf(row.opens_at), now),
  }))
}

function shownResult(id: number, total: number, opensAt: number | null, now: number) {
  const until = heldUntil({ opensAt }, now)
  return { id, total: until === null ? total : null, heldUntil: until }
}

/** The id of the learner's latest result of the package: a learner's rows are created one after another. */
function latestResultOf(userId: number) {
  return db.raw(
    `(select max(latest.id) from results as latest where latest.user_id = ? and latest.package_id = packages.id)`,
    [userId]
  )
}

/** The same of payments, as in `findLastPayment`: of the package alone, or of a bundle with it that waits. */
function latestPaymentOf(userId: number) {
  return db.raw(
    `(select max(latest.id) from payments as latest where latest.user_id = ? and (
       (latest.package_id = packages.id and latest.bundle_id is null)
       or (latest.status = 'pending' and latest.bundle_id in (
         select bundle_id from bundle_packages where bundle_packages.package_id = packages.id))))`,
    [userId]
  )
}
