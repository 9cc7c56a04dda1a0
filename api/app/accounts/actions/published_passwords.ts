import hash from '@adonisjs/core/services/hash'
import User from '#app/accounts/models/user'
import { DEMO_PASSWORD } from '#contracts/passwords'

/** Verdicts by account, each on one stored hash: a session asks with every request, and hashing is slow on purpose. */
const verdicts = new Map<number, { hashed: string; isPublished: boolean }>()

/** Whether a demo account can still be entered with the published password; never for any other account. */
export async function hasPublishedPassword(user: User): Promise<boolean> {
  if (!user.isDemo) return false
  const known = verdicts.get(user.id)
  if (known?.hashed === user.password) return known.isPublished

  const isPublished = await hash.verify(user.password, DEMO_PASSWORD)
  verdicts.set(user.id, { hashed: user.password, isPublished })
  return isPublished
}

/** The demo accounts that can still be entered with the published password, under whatever name they go now. */
export async function accountsWithPublishedPassword(): Promise<User[]> {
  const users = await User.query().where('isDemo', true).orderBy('id')
  const published = await Promise.all(users.map(hasPublishedPassword))
  return users.filter((_, index) => published[index])
}
