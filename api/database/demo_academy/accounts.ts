import { insertAccount } from '#app/accounts/actions/open_account'
import User from '#app/accounts/models/user'
import { inTransaction } from '#app/platform/database/transaction'
import type { Person } from '#database/demo_academy/people'
import type { Story } from '#database/demo_academy/story'
import type { Role } from '#contracts/capabilities'

interface Account extends Person {
  role?: Role
  /** Hash of its password; the default one is unknown. */
  password?: string
  /** The published password is its own. */
  isDemo?: boolean
}

/** Opens an account now. */
export async function openAccount(story: Story, account: Account): Promise<User> {
  const { role = 'User', password = story.nobodysPassword, isDemo = false, ...person } = account
  const user = await inTransaction((trx) =>
    insertAccount(trx, { ...person, role, password, isDemo })
  )
  story.welcome(user)
  return user
}

/** Registers the accounts that a list has opened for learners. */
export async function welcomeListed(story: Story, people: readonly Person[]): Promise<void> {
  const numbers = people.map(({ nohp }) => nohp)
  for (const user of await User.query().whereIn('nohp', numbers)) story.welcome(user)
}
