import { AccountCommand } from '#app/accounts/console/account_command'
import type User from '#app/accounts/models/user'

export default class UserUnlock extends AccountCommand {
  static override commandName = 'user:unlock'
  static override description = 'Forget the wrong passwords on an account'

  protected override async change(user: User): Promise<string> {
    const { unlockUser } = await import('#app/accounts/actions/unlock_user')
    await unlockUser(null, user.id)
    return `Kunci login ${user.name} (${user.email}) sudah dibuka.`
  }
}
