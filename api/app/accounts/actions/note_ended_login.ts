import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'

/** Notes that an admin ended one login of an account, whose session the caller has removed. */
export async function noteEndedLogin(admin: User, user: User, device: string): Promise<void> {
  await inTransaction((trx) =>
    recordAudit(trx, {
      actor: admin,
      action: 'user.session_ended',
      subject: { type: 'user', id: user.id },
      details: { name: user.name, device },
    })
  )
}
