import { AccountCommand } from '#app/accounts/console/account_command'
import type User from '#app/accounts/models/user'

export default class UserRestore extends AccountCommand {
  static override commandName = 'user:restore'
  static override description = 'End the suspension of an account'

  protected override async change(user: User): Promise<string> {
    const { restoreUser } = await import('#app/accounts/actions/restore_user')
    await restoreUser(null, user.id)
    return `Akun ${user.name} (${user.email}) dapat login lagi.`
  }
}
