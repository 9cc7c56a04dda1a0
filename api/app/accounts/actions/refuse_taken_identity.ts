import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { InvalidInput } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

/**
 * Refuses a phone number or e-mail address that another account uses.
 * @param exceptUserId the account that may keep its own
 * @throws InvalidInput
 */
export async function refuseTakenIdentity(
  trx: TransactionClientContract,
  { nohp, email }: { nohp?: string; email: string | null },
  exceptUserId = 0
): Promise<void> {
  const others = await User.query({ client: trx })
    .whereNot('id', exceptUserId)
    .where((query) => {
      if (email !== null) void query.where('email', email)
      if (nohp !== undefined) void query.orWhere('nohp', nohp)
    })
  if (others.length > 0)
    throw identityTaken(others.some((user) => user.nohp === nohp) ? 'nohp' : 'email')
}

/** The refusal itself, for callers that learn of it from the unique index. */
export function identityTaken(field: 'nohp' | 'email'): InvalidInput {
  const msg = field === 'nohp' ? 'Nomor HP sudah terdaftar.' : 'Email sudah terdaftar.'
  return new InvalidInput(msg, [{ field, msg }], REFUSAL.identityTaken)
}
