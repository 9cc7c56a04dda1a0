import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { InvalidInput, type FieldError } from '#app/platform/errors/failures'
import { REFUSAL } from '#contracts/refusals'

/** A phone number and an e-mail address in their stored forms, as far as they are given. */
interface Identity {
  nohp?: string | undefined
  email: string | null
}

type IdentityField = keyof Identity

const TAKEN: Record<IdentityField, string> = {
  nohp: 'Nomor HP sudah terdaftar.',
  email: 'Email sudah terdaftar.',
}

/**
 * Refuses a phone number or e-mail address that another account uses.
 * @param exceptUserId the account that may keep its own
 * @throws InvalidInput
 */
export async function refuseTakenIdentity(
  trx: TransactionClientContract,
  identity: Identity,
  exceptUserId = 0
): Promise<void> {
  const [first, ...others] = await takenIdentities(identity, { trx, exceptUserId })
  if (first) throw identityTaken([first, ...others])
}

/** Which of them other accounts use, the number first. */
export async function takenIdentities(
  { nohp, email }: Identity,
  { trx, exceptUserId = 0 }: { trx?: TransactionClientContract; exceptUserId?: number } = {}
): Promise<IdentityField[]> {
  if (nohp === undefined && email === null) return []
  const others = await User.query(trx ? { client: trx } : {})
    .whereNot('id', exceptUserId)
    .where((query) => {
      if (email !== null) void query.where('email', email)
      if (nohp !== undefined) void query.orWhere('nohp', nohp)
    })
  const hasNumber = others.some((other) => other.nohp === nohp)
  // Two addresses that differ for us may be equal for the database's collation.
  const hasAddress =
    email !== null && others.some((other) => other.nohp !== nohp || other.email === email)
  return [...(hasNumber ? (['nohp'] as const) : []), ...(hasAddress ? (['email'] as const) : [])]
}

/** The messages about what is taken, by field. */
export function takenFaults(taken: readonly IdentityField[]): FieldError[] {
  return taken.map((field) => ({ field, msg: TAKEN[field] }))
}

/** The refusal itself, also for callers that get it from the unique index. */
export function identityTaken(taken: readonly [IdentityField, ...IdentityField[]]): InvalidInput {
  return new InvalidInput(TAKEN[taken[0]], takenFaults(taken), REFUSAL.identityTaken)
}
