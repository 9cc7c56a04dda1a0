import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'
import { PasswordVerdicts } from '#app/accounts/password_verdicts'
import { DEMO_PASSWORD } from '#contracts/passwords'

/** Whether a demo account can still be entered with the published password; never for any other account. */
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

/** The demo accounts that can still be entered with the published password, under whatever name they go now. */
export async function accountsWithPublishedPassword(): Promise<User[]> {
  const users = await User.query().where('isDemo', true).orderBy('id')
  const published = await Promise.all(users.map(hasPublishedPassword))
  return users.filter((_, index) => published[index])
}
