import app from '@adonisjs/core/services/app'
import { identityTaken, refuseTakenIdentity } from '#app/accounts/actions/refuse_taken_identity'
import { identityChanges } from '#app/accounts/domain/identity_changes'
import User from '#app/accounts/models/user'
import { PersonCopies } from '#app/accounts/ports/person_copies'
import { keepFormer } from '#app/accounts/rows/former_identities'
import { noteRenamed } from '#app/audit/actions/renamed_people'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { discardFile } from '#app/platform/uploads/stored_files'

/** The changes of a profile; omitted fields stay as they are. */
export interface ProfileChange {
  name: string
  /** Canonical. */
  nohp?: string
  /** Canonical. */
  email?: string
  /** 310-677; null removes it. */
  targetScore?: number | null
  /** Stored name of the new picture; the old one is removed. */
  profilePic?: string
}

/**
 * Changes a user's own profile.
 * @throws InvalidInput when the phone number or e-mail address is another account's
 */
export async function updateProfile(userId: number, change: ProfileChange): Promise<User> {
  const copies = await app.container.make(PersonCopies)
  try {
    const { user, replaced } = await inTransaction(async (trx) => {
      const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
      await refuseTakenIdentity(trx, { nohp: user.nohp, email: user.email, ...change }, userId)

      const { name, nohp, email, profilePic } = user
      user.merge(change)
      const changed = Object.keys(user.$dirty)
      // An update without a difference writes no row.
      if (changed.length === 0) return { user, replaced: null }
      // The new number is not proven.
      if (changed.includes('nohp')) user.numberProvenAt = null
      await user.merge({ updatedAt: clock.now() }).save()
      const present = { name: user.name, nohp: user.nohp, email: user.email }
      const changes = identityChanges(
        { name, nohp, email },
        { ...present, email: present.email ?? undefined }
      )
      await keepFormer(trx, userId, changes, clock.now())
      if (changed.includes('name') || changed.includes('nohp')) {
        await copies.refresh(trx, user)
        await noteRenamed(trx, userId)
      }
      await recordAudit(trx, {
        actor: { id: userId, name },
        action: 'user.profile_updated',
        subject: { type: 'user', id: userId },
        details: {
          changed,
          before: { name, nohp, email },
          after: present,
        },
      })
      return { user, replaced: change.profilePic === undefined ? null : profilePic }
    })
    if (replaced !== null) await discardFile('profile', replaced)
    return user
  } catch (error) {
    // Two accounts took it at once: the unique index decides.
    if (isUniqueViolation(error))
      throw identityTaken([change.nohp === undefined ? 'email' : 'nohp'])
    throw error
  }
}
