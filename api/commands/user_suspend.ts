import { flags } from '@adonisjs/core/ace'
import { AccountCommand } from '#app/accounts/console/account_command'
import type User from '#app/accounts/models/user'

export default class UserSuspend extends AccountCommand {
  static override commandName = 'user:suspend'
  static override description = 'Keep an account out, and end its logins; nothing is deleted'

  @flags.string({ description: 'Why, for the audit log and the user', required: true })
  declare reason: string

  @flags.boolean({ description: 'Also while its learner sits an exam; the time goes on' })
  declare force: boolean | undefined

  protected override async change(user: User): Promise<string> {
    const { suspendUser } = await import('#app/accounts/actions/suspend_user')
    await suspendUser(null, user.id, { reason: this.reason, force: this.force === true })
    return `Akun ${user.name} (${user.email}) ditangguhkan.`
  }
}
