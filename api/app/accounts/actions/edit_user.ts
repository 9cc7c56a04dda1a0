import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import app from '@adonisjs/core/services/app'
import { lockWithManager } from '#app/accounts/actions/lock_with_manager'
import { identityTaken, refuseTakenIdentity } from '#app/accounts/actions/refuse_taken_identity'
import {
  changeNotice,
  identityChanges,
  type IdentityChange,
  type IdentityEdit,
} from '#app/accounts/domain/identity_changes'
import type User from '#app/accounts/models/user'
import { PersonCopies } from '#app/accounts/ports/person_copies'
import { noticeUser } from '#app/accounts/rows/account_notices'
import { keepFormer } from '#app/accounts/rows/former_identities'
import { noteRenamed } from '#app/audit/actions/renamed_people'
import { recordAudit } from '#app/audit/actions/record_audit'
import { Conflict, Forbidden } from '#app/platform/errors/failures'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { clock } from '#app/platform/time/clock'
import { ACCOUNT_ERASED, ACCOUNT_MERGED } from '#contracts/accounts'

const ACTIONS = {
  name: 'user.name_changed',
  nohp: 'user.number_changed',
  email: 'user.email_changed',
} as const

/**
 * Corrects a person's name, phone number or e-mail address. Certificates keep the name they were issued with.
 * @returns the fields that really changed
 * @throws NotFound; InvalidInput when the number or address is another account's; Forbidden for the admin's own number
 *   and address, whose change asks for the password, and when the admin was suspended or demoted meanwhile; Conflict for
 *   an account that was merged
 */
export async function editUser(
  admin: User,
  userId: number,
  edit: IdentityEdit,
  reason: string
): Promise<IdentityChange[]> {
  const copies = await app.container.make(PersonCopies)
  const now = clock.now()
  try {
    return await inTransaction(async (trx) => {
      const user = await lockWithManager(trx, { adminId: admin.id, needs: 'users.manage' }, userId)
      if (user.mergedInto !== null) throw new Conflict(ACCOUNT_MERGED)
      if (user.erasedAt !== null) throw new Conflict(ACCOUNT_ERASED)
      const changes = identityChanges(user, edit)
      if (changes.length === 0) return []
      if (userId === admin.id && changes.some(({ kind }) => kind !== 'name')) {
        throw new Forbidden('Ganti nomor HP dan email Anda sendiri lewat halaman Profil.')
      }
      const present: IdentityEdit = Object.fromEntries(
        changes.map(({ kind, after }) => [kind, after])
      )
      await refuseTakenIdentity(trx, { nohp: user.nohp, email: user.email, ...present }, userId)

      user.merge(present)
      // Nobody has shown that the new number is theirs.
      if (present.nohp !== undefined) user.numberProvenAt = null
      await user.merge({ updatedAt: now }).useTransaction(trx).save()
      await copies.refresh(trx, user)
      await noteRenamed(trx, userId)
      await keepFormer(trx, userId, changes, now)
      await noticeUser(trx, userId, changes.map(changeNotice), now)
      for (const change of changes) await record(trx, { admin, user, change, reason })
      return changes
    })
  } catch (error) {
    // Two accounts took it at once: the unique index decides.
    if (isUniqueViolation(error)) {
      throw identityTaken([edit.nohp === undefined ? 'email' : 'nohp'])
    }
    throw error
  }
}

function record(
  trx: TransactionClientContract,
  {
    admin,
    user,
    change: { kind, before, after },
    reason,
  }: { admin: User; user: User; change: IdentityChange; reason: string }
): Promise<void> {
  return recordAudit(trx, {
    actor: admin,
    action: ACTIONS[kind],
    subject: { type: 'user', id: user.id },
    details: { name: user.name, before, after, reason },
  })
}
