import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import { DecoyHash } from '#app/accounts/secrets/decoy_hash'
import { canonicalEmail } from '#app/accounts/domain/email'
import { canonicalPhone } from '#contracts/phone'
import User from '#app/accounts/models/user'

/** The account that an identifier (phone number in any form, or e-mail address) names, or null. */
export async function findAccount(identifier: string): Promise<User | null> {
  const nohp = canonicalPhone(identifier)
  return nohp ? User.findBy('nohp', nohp) : User.findBy('email', canonicalEmail(identifier))
}

/**
 * Whether the password is the account's. Without an account a decoy is checked, so that both answers take
 * the same time.
 */
export async function passwordMatches(user: User | null, password: string): Promise<boolean> {
  return secretMatches(user?.password ?? null, password)
}

/** Whether the secret matches the hash; without a hash it doesn't, after the same time. */
export async function secretMatches(hashed: string | null, secret: string): Promise<boolean> {
  const decoy = await app.container.make(DecoyHash)
  const matches = await hash.verify(hashed ?? (await decoy.get()), secret)
  return hashed !== null && matches
}

/** Rehashes the password, which was just verified, when its hash is weaker than the present settings. */
export async function renewHash(user: User, password: string): Promise<void> {
  if (!hash.needsReHash(user.password)) return
  const renewed = await hash.make(password)
  // A concurrent password change wins.
  await User.query().where({ id: user.id, password: user.password }).update({ password: renewed })
}
