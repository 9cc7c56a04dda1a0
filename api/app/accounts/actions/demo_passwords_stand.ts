import hash from '@adonisjs/core/services/hash'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#app/accounts/demo_accounts'
import User from '#app/accounts/models/user'

/** Whether any demo account can still be entered with the published password. */
export async function demoPasswordsStand(): Promise<boolean> {
  const users = await User.query().whereIn(
    'email',
    DEMO_ACCOUNTS.map(({ email }) => email)
  )
  const verdicts = await Promise.all(users.map((user) => hash.verify(user.password, DEMO_PASSWORD)))
  return verdicts.includes(true)
}
