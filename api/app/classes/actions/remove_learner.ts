import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockOpenClass } from '#app/classes/actions/find_class'
import { inTransaction } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'

/**
 * Takes a learner out of a class. The account and its results stay.
 * @throws NotFound; Conflict when the class is archived
 */
export async function removeLearner(admin: User, classId: number, userId: number): Promise<void> {
  await inTransaction(async (trx) => {
    const schoolClass = await lockOpenClass(trx, classId)
    const removed: unknown = await trx
      .from('class_members')
      .where({ class_id: classId, user_id: userId })
      .delete()
    const user = await User.find(userId, { client: trx })
    if (Number(removed) !== 1 || !user) throw new NotFound('Peserta tidak ada di kelas ini.')
    await recordAudit(trx, {
      actor: admin,
      action: 'class.learner_removed',
      subject: { type: 'class', id: classId },
      details: { name: schoolClass.name, userId, userName: user.name },
    })
  })
}
