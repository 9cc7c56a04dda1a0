import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'

/**
 * Forgets all failed tries on an account, from whatever device they came.
 * @throws NotFound
 */
export async function unlockUser(admin: User, userId: number): Promise<void> {
  await inTransaction(async (trx) => {
    const user = await User.find(userId, { client: trx })
    if (!user) throw new NotFound('Pengguna tidak ditemukan.')

    await User.query({ client: trx }).where('id', userId).increment('throttle_series', 1)
    await recordAudit(trx, {
      actor: { id: admin.id, name: admin.name },
      action: 'user.unlocked',
      subject: { type: 'user', id: userId },
      details: { name: user.name },
    })
  })
}
