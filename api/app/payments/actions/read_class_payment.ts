import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { readMemberIds } from '#app/classes/actions/find_class'
import { payableEventGrants } from '#app/enrolment/actions/class_access_of_event'
import { judgeLearners, type JudgedLearner } from '#app/enrolment/actions/grant_learners'
import Package from '#app/packages/models/package'
import { findClassPayment } from '#app/payments/actions/find_class_payment'
import type ClassPayment from '#app/payments/models/class_payment'
import { whyNotConfirmable } from '#app/payments/domain/class_decision'
import { GRANT_OUTCOMES, type GrantOutcome } from '#contracts/grants'

/** A learner of a class's payment; `outcome` is null before the decision. */
export type ListedLearner = Omit<JudgedLearner, 'outcome'> & { outcome: GrantOutcome | null }

/**
 * A payment of a class with its learners: the expected outcomes while it is pending, the actual ones once it was
 * confirmed.
 * @throws NotFound
 */
export async function readClassPayment(
  id: number
): Promise<{ payment: ClassPayment; learners: ListedLearner[] }> {
  const payment = await findClassPayment(id)
  const listed = await readListedLearners(id)
  if (payment.status !== 'pending') return { payment, learners: listed }

  const { present, leavers } = withoutLeavers(listed, await readMemberIds(payment.classId))
  const offer = { source: 'class', packageId: payment.packageId } as const
  const grants = await payableEventGrants(db.connection(), payment.packageId, present)
  const { settled, others } = bySettled(listed, present, grants)
  return { payment, learners: [...(await judgeLearners(offer, others)), ...settled, ...leavers] }
}

/** Why this user may not confirm a payment of a class, as a sentence; null when they may. */
export async function readObstacle(
  decider: User,
  { amount, createdBy, learners, packageId }: ClassPayment,
  trx?: TransactionClientContract
): Promise<string | null> {
  const { price } = await Package.findOrFail(packageId, trx ? { client: trx } : {})
  return whyNotConfirmable({ amount, listAmount: price * learners, createdBy, decider })
}

/** The learners of a payment by name. */
export async function readListedLearners(
  id: number,
  client: QueryClientContract = db.connection()
): Promise<ListedLearner[]> {
  const rows: { id: number; name: string; nohp: string; outcome: GrantOutcome | null }[] =
    await client
      .from('class_payment_learners')
      .join('users', 'users.id', 'class_payment_learners.user_id')
      .where('class_payment_id', id)
      .orderBy('users.name')
      .orderBy('users.id')
      .select('users.id', 'users.name', 'users.nohp', 'class_payment_learners.outcome')
  return rows.map(({ id: userId, ...row }) => ({ userId, ...row }))
}

/**
 * Separates learners whose grant of an event is what the class pays for from the others.
 * @param grants by the learner
 */
export function bySettled(
  listed: readonly ListedLearner[],
  present: readonly number[],
  grants: ReadonlyMap<number, number>
): { settled: JudgedLearner[]; others: number[] } {
  return {
    settled: listed
      .filter(({ userId }) => grants.has(userId))
      .map((learner) => ({ ...learner, outcome: GRANT_OUTCOMES.atEvent })),
    others: present.filter((id) => !grants.has(id)),
  }
}

/** Separates the learners who are still in the class from those who have left it. */
export function withoutLeavers(
  listed: readonly ListedLearner[],
  members: readonly number[]
): { present: number[]; leavers: JudgedLearner[] } {
  const inClass = new Set(members)
  return {
    present: listed.flatMap(({ userId }) => (inClass.has(userId) ? userId : [])),
    leavers: listed
      .filter(({ userId }) => !inClass.has(userId))
      .map((learner) => ({ ...learner, outcome: GRANT_OUTCOMES.left })),
  }
}
