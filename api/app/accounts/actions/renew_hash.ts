import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'

/** Hashes the password anew when its hash is weaker than those of today; it has just proved right. */
export async function renewHash(user: User, password: string): Promise<void> {
  if (!hash.needsReHash(user.password)) return
  const renewed = await hash.make(password)
  // A change of the password meanwhile stands.
  await User.query().where({ id: user.id, password: user.password }).update({ password: renewed })
}
