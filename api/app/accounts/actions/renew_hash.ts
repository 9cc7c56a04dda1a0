import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'

/** Rehashes the password, which was just verified, when its hash is weaker than the present settings. */
export async function renewHash(user: User, password: string): Promise<void> {
  if (!hash.needsReHash(user.password)) return
  const renewed = await hash.make(password)
  // A concurrent password change wins.
  await User.query().where({ id: user.id, password: user.password }).update({ password: renewed })
}
