import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'
import { PasswordVerdicts } from '#app/accounts/secrets/password_verdicts'
import { DEMO_PASSWORD } from '#contracts/passwords'

/** Whether the published password still opens a demo account; false for any other account. */
export async function hasPublishedPassword(user: User): Promise<boolean> {
  if (!user.isDemo) return false
  const verdicts = await app.container.make(PasswordVerdicts)
  const known = verdicts.of(user)
  if (known !== undefined) return known

  const { id, password } = user
  const isPublished = await hash.verify(password, DEMO_PASSWORD)
  verdicts.keep({ id, password }, isPublished)
  return isPublished
}

/** The demo accounts that the published password still opens, whatever their present name. */
export async function accountsWithPublishedPassword(): Promise<User[]> {
  const users = await User.query().where('isDemo', true).orderBy('id')
  const published = await Promise.all(users.map(hasPublishedPassword))
  return users.filter((_, index) => published[index])
}
