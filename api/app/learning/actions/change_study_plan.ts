import { changeTarget } from '#app/accounts/actions/change_target'
import { lockLearner } from '#app/enrolment/actions/standing'
import StudyPlan from '#app/learning/models/study_plan'
import { inTransaction } from '#app/platform/database/transaction'

interface PlanChange {
  /** A day of the academy; null removes it. */
  testDay: string | null
  /** 310-677; null removes it. */
  target: number | null
}

/** Sets when the learner takes the test, and the target of their account. */
export async function changeStudyPlan(
  userId: number,
  { testDay, target }: PlanChange
): Promise<void> {
  await inTransaction(async (trx) => {
    await lockLearner(trx, userId)
    const plan = await StudyPlan.findBy({ userId }, { client: trx })
    if (testDay === null) await plan?.delete()
    else await (plan ?? new StudyPlan()).useTransaction(trx).merge({ userId, testDay }).save()
    await changeTarget(trx, userId, target)
  })
}
