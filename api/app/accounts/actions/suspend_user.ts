import { lockManaged } from '#app/accounts/actions/lock_with_manager'
import ResetCode from '#app/accounts/models/reset_code'
import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden } from '#app/platform/errors/failures'
import { ADMIN_REFUSAL } from '#contracts/refusals'

/**
 * Suspends an account: all its logins end, its reset code becomes invalid, and signing in is refused until it is
 * restored. Nothing of it is deleted, and a running attempt's clock goes on.
 * @param admin null at the server's console
 * @param force suspends a learner with a running attempt, too
 * @throws NotFound; Forbidden for the admin's own account; Conflict when it is suspended or in an exam
 */
export async function suspendUser(
  admin: User | null,
  userId: number,
  { reason, force }: { reason: string; force: boolean }
): Promise<void> {
  if (admin?.id === userId) throw new Forbidden('Anda tidak dapat menangguhkan akun Anda sendiri.')
  await inTransaction(async (trx) => {
    const user = await lockManaged(trx, admin, userId)
    if (user.suspendedAt !== null) throw new Conflict('Akun ini sudah ditangguhkan.')
    if (user.examStatus === 'ujian' && !force) {
      throw new Conflict(
        `${user.name} sedang mengerjakan simulasi. Waktunya tetap berjalan selama akunnya ditangguhkan.`,
        ADMIN_REFUSAL.attemptsRunning
      )
    }
    await User.query({ client: trx })
      .where('id', userId)
      .increment('login_series', 1)
      .update({ suspended_at: clock.now(), suspension_reason: reason })
    await ResetCode.query({ client: trx }).where('userId', userId).delete()
    await recordAudit(trx, {
      actor: admin,
      action: 'user.suspended',
      subject: { type: 'user', id: userId },
      details: { name: user.name, reason },
    })
  })
}
