import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'
import { identityTaken, refuseTakenIdentity } from '#app/accounts/actions/refuse_taken_identity'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'

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
  const password = await hash.make(registration.password)
  try {
    return await inTransaction(async (trx) => {
      await refuseTakenIdentity(trx, registration)
      const now = Date.now()
      return User.create(
        {
          nohp: registration.nohp,
          email: registration.email,
          name: registration.nama,
          password,
          role: 'User',
          examStatus: 'idle',
          createdAt: now,
          updatedAt: now,
        },
        { client: trx }
      )
    })
  } catch (error) {
    // Two registrations at once: the unique index decides.
    if (isUniqueViolation(error)) throw identityTaken('nohp')
    throw error
  }
}
