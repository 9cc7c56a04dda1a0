import { AccountCommand } from '#app/accounts/console/account_command'
import type User from '#app/accounts/models/user'

/** Removes an admin's second factor, when no other admin is left who could. */
export default class AdminRemoveSecondFactor extends AccountCommand {
  static override commandName = 'admin:remove-second-factor'
  static override description = "Remove an admin's lost second factor"

  protected override async change(user: User): Promise<string> {
    const { removeSecondFactor } = await import('#app/accounts/actions/change_second_factor')
    await removeSecondFactor(null, user.id)
    return `${user.name} (${user.email}) sekarang login dengan password saja.`
  }
}
