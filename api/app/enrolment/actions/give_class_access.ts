import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { findClass, lockOpenClass, readChosenMembers } from '#app/classes/actions/find_class'
import {
  grantLearners,
  judgeLearners,
  type JudgedLearner,
} from '#app/enrolment/actions/grant_learners'
import { findPackageOnSale } from '#app/packages/actions/find_package'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { GRANT_OUTCOMES, outcomeSummary } from '#contracts/grants'

export interface ClassOffer {
  packageId: number
  /** The selected learners; the whole class by default. */
  userIds?: readonly number[] | undefined
}

/**
 * Determines what `giveClassAccess` would do, and changes nothing.
 * @throws NotFound; Conflict when the package isn't on sale, the class is empty, or a learner has left it
 */
export async function checkClassAccess(
  classId: number,
  { packageId, userIds }: ClassOffer
): Promise<JudgedLearner[]> {
  await findClass(classId)
  await findPackageOnSale(packageId)
  const meant = await readChosenMembers(classId, userIds)
  return judgeLearners({ source: 'class', packageId }, meant)
}

/**
 * Gives the learners of a class one attempt of a package each, without a payment: in one transaction, without those
 * who need none.
 * @throws NotFound; Conflict as above, when the class is archived, or when no learner would get anything
 */
export async function giveClassAccess(
  admin: User,
  classId: number,
  { packageId, userIds, reason }: ClassOffer & { reason: string }
): Promise<JudgedLearner[]> {
  return inTransaction(async (trx) => {
    const schoolClass = await lockOpenClass(trx, classId)
    const pack = await findPackageOnSale(packageId, trx)
    const meant = await readChosenMembers(classId, userIds, trx)
    const origin = { source: 'class', classId, classPaymentId: null } as const
    const offer = { ...origin, packageId, grantedBy: admin.id, reason }
    const judged = await grantLearners(trx, offer, meant, clock.now())

    const outcomes = judged.map(({ outcome }) => outcome)
    const learners = outcomes.filter((outcome) => outcome === GRANT_OUTCOMES.granted).length
    if (learners === 0) throw new Conflict(outcomeSummary(outcomes))
    await recordAudit(trx, {
      actor: admin,
      action: 'class.access_granted',
      subject: { type: 'class', id: classId },
      details: { name: schoolClass.name, packageName: pack.name, learners, reason },
    })
    return judged
  })
}
