import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'
import { identityTaken, refuseTakenIdentity } from '#app/accounts/actions/refuse_taken_identity'
import { recordAudit } from '#app/audit/record_audit'
import { clock } from '#app/platform/clock'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import type { Role } from '#contracts/roles'

export interface Registration {
  nohp: string
  nama: string
  email: string
  password: string
}

/**
 * Opens a learner's account. The role is a constant here: nobody registers as an admin.
 * @throws InvalidInput when the phone number or e-mail address is taken
 */
export async function registerLearner(registration: Registration): Promise<User> {
  return openAccount(registration, 'User')
}

/**
 * Opens an admin's account, for whoever holds the server itself.
 * @throws InvalidInput when the phone number or e-mail address is taken
 */
export async function createAdmin(registration: Registration): Promise<User> {
  return openAccount(registration, 'Admin')
}

/** Opens one of a demo installation's accounts, marked as such. It alone may have the published password. */
export async function openDemoAccount(registration: Registration, role: Role): Promise<User> {
  return openAccount(registration, role, { isDemo: true })
}

async function openAccount(
  registration: Registration,
  role: Role,
  { isDemo = false } = {}
): Promise<User> {
  const password = await hash.make(registration.password)
  try {
    return await inTransaction(async (trx) => {
      await refuseTakenIdentity(trx, registration)
      const now = clock.now()
      const user = await User.create(
        {
          nohp: registration.nohp,
          email: registration.email,
          name: registration.nama,
          password,
          role,
          isDemo,
          examStatus: 'idle',
          createdAt: now,
          updatedAt: now,
        },
        { client: trx }
      )
      if (role === 'Admin') {
        await recordAudit(trx, {
          actor: null,
          action: 'user.admin_created',
          subject: { type: 'user', id: user.id },
          details: { name: user.name },
        })
      }
      return user
    })
  } catch (error) {
    // Two registrations at once: the unique index decides.
    if (isUniqueViolation(error)) throw identityTaken('nohp')
    throw error
  }
}
