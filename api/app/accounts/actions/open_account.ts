import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { refuseRegistration, type Registration } from '#app/accounts/actions/refuse_registration'
import { identityTaken, refuseTakenIdentity } from '#app/accounts/actions/refuse_taken_identity'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import type { Role } from '#contracts/capabilities'

/**
 * Opens a learner's account. The role is a constant here: a registration never makes an admin.
 * @throws InvalidInput when the phone number or e-mail address is taken, or the password is one of them
 */
export async function registerLearner(registration: Registration): Promise<User> {
  await refuseRegistration(registration)
  return openAccount(registration, 'User')
}

/**
 * Opens an admin's account, at the server's console.
 * @throws InvalidInput when the phone number or e-mail address is taken, or the password is one of them
 */
export async function createAdmin(registration: Registration): Promise<User> {
  await refuseRegistration(registration)
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
      const { nohp, email, nama: name } = registration
      const user = await insertAccount(trx, { nohp, email, name, password, role, isDemo })
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
    if (isUniqueViolation(error)) throw identityTaken(['nohp'])
    throw error
  }
}

/**
 * Adds the row of an account, its password hashed already.
 * @throws InvalidInput when the phone number or e-mail address is taken
 */
export async function insertAccount(
  trx: TransactionClientContract,
  account: Pick<User, 'nohp' | 'email' | 'name' | 'password' | 'role'> & { isDemo?: boolean }
): Promise<User> {
  await refuseTakenIdentity(trx, account)
  const now = clock.now()
  // A registration proves no number. Staff were invited, and the demo's people are invented.
  const isDoubted = account.role === 'User' && !account.isDemo
  const numberProvenAt = isDoubted ? null : now
  const times = { numberProvenAt, createdAt: now, updatedAt: now }
  return User.create({ isDemo: false, ...account, examStatus: 'idle', ...times }, { client: trx })
}
