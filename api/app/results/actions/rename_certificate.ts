import { lockWithManager } from '#app/accounts/actions/lock_with_manager'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { findAnyResult, lockResult, requireCertificate } from '#app/results/actions/find_results'
import { replaceCertificate } from '#app/results/actions/retire_certificate'
import { tellReissued } from '#app/results/actions/tell_results'
import { ACCOUNT_ERASED } from '#contracts/accounts'
import type Result from '#app/results/models/result'

/**
 * Issues a certificate anew under the learner's present name. The old code answers 'diganti', with the old name.
 * @throws NotFound, also for a learner who was excluded; Conflict when it has that name already
 */
export async function renameCertificate(
  admin: User,
  resultId: number,
  reason: string
): Promise<Result> {
  const { userId } = await findAnyResult(resultId)
  return inTransaction(async (trx) => {
    // Of two admins the second waits here, and reads what the first has issued.
    const user = await lockWithManager(trx, { adminId: admin.id, needs: 'users.manage' }, userId)
    const result = requireCertificate(await lockResult(resultId, trx))
    if (user.erasedAt !== null) throw new Conflict(ACCOUNT_ERASED)
    const before = result.userName
    if (before === user.name) throw new Conflict('Sertifikat ini sudah memakai nama tersebut.')
    const now = clock.now()
    const renamed = await replaceCertificate(trx, result, { userName: user.name }, now)
    await tellReissued(trx, [renamed], now)
    await recordAudit(trx, {
      actor: admin,
      action: 'certificate.renamed',
      subject: { type: 'certificate', id: result.id },
      details: { userId, packageName: result.packageName, before, after: user.name, reason },
    })
    return renamed
  })
}
