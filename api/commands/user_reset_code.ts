import { AccountCommand } from '#app/accounts/console/account_command'
import type User from '#app/accounts/models/user'

export default class UserResetCode extends AccountCommand {
  static override commandName = 'user:reset-code'
  static override description = 'Make a link for a new password, valid once and for half an hour'

  protected override async change(user: User): Promise<string> {
    const { issueResetCode } = await import('#app/accounts/actions/issue_reset_code')
    const { resetLink } = await import('#app/accounts/console/reset_link')
    const { code } = await issueResetCode(null, user.id)
    return `${user.name}: ${resetLink(user, code)}\nKode: ${code}`
  }
}
