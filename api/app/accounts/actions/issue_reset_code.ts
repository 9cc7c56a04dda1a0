import hash from '@adonisjs/core/services/hash'
import { newResetCode, RESET_CODE_LIFETIME_MS } from '#app/accounts/secrets/reset_code'
import { lockManaged } from '#app/accounts/actions/lock_with_manager'
import ResetCode from '#app/accounts/models/reset_code'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden } from '#app/platform/errors/failures'

export interface IssuedCode {
  /** Shown once: only its hash is stored. */
  code: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/**
 * Gives a user who forgot the password a code to set a new one with; an earlier code becomes invalid.
 * @param admin null at the server's console
 * @throws NotFound; Conflict while the account is suspended; Forbidden for the admin's own account, whose
 *   password asks for the old one, and when the admin was suspended or demoted meanwhile
 */
export async function issueResetCode(admin: User | null, userId: number): Promise<IssuedCode> {
  if (admin?.id === userId) {
    throw new Forbidden('Ganti password Anda sendiri lewat halaman Profil.')
  }
  const code = newResetCode()
  const codeHash = await hash.make(code)

  return inTransaction(async (trx) => {
    // Locked, so that of two codes issued at once the later one is valid.
    const user = await lockManaged(trx, admin, userId)
    const expiresAt = await replaceResetCode(trx, user, codeHash)
    await recordAudit(trx, {
      actor: admin,
      action: user.isStaff ? 'user.admin_reset_code_issued' : 'user.reset_code_issued',
      subject: { type: 'user', id: userId },
      details: { name: user.name },
    })
    return { code, expiresAt }
  })
}

/**
 * Makes this the only code of an account that the caller holds locked.
 * @returns when it expires, in epoch milliseconds
 * @throws Conflict while the account is suspended
 */
export async function replaceResetCode(
  trx: TransactionClientContract,
  { id: userId, suspendedAt }: User,
  codeHash: string
): Promise<number> {
  if (suspendedAt !== null) {
    throw new Conflict('Akun ini sedang ditangguhkan. Pulihkan akunnya terlebih dahulu.')
  }
  const now = clock.now()
  const expiresAt = now + RESET_CODE_LIFETIME_MS
  await ResetCode.query({ client: trx }).where('userId', userId).delete()
  await ResetCode.create({ userId, codeHash, expiresAt, createdAt: now }, { client: trx })
  return expiresAt
}
