import { AccountCommand } from '#app/accounts/console/account_command'
import type User from '#app/accounts/models/user'

export default class UserSignOut extends AccountCommand {
  static override commandName = 'user:sign-out'
  static override description = 'End all logins of an account, on every device'

  protected override async change(user: User): Promise<string> {
    const { openLoginsOf } = await import('#app/accounts/actions/open_logins')
    const { endLogins } = await import('#app/accounts/actions/end_logins')
    const open = await openLoginsOf(user)
    await endLogins(null, user.id)
    return `${user.name} (${user.email}) dikeluarkan dari ${open.length} perangkat.`
  }
}
