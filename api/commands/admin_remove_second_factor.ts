import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Removes an admin's second factor, when no other admin is left who could. */
export default class AdminRemoveSecondFactor extends BaseCommand {
  static override commandName = 'admin:remove-second-factor'
  static override description = "Remove an admin's lost second factor"
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address or phone number of the account' })
  declare account: string

  override async run() {
    const { findAccount } = await import('#app/accounts/actions/verify_credentials')
    const { removeSecondFactor } = await import('#app/accounts/actions/change_second_factor')
    const { Conflict } = await import('#app/platform/errors/failures')

    const user = await findAccount(this.account)
    if (!user) return this.fail('Akun tidak ditemukan.')
    try {
      await removeSecondFactor(null, user.id)
      this.logger.success(`${user.name} (${user.email}) sekarang login dengan password saja.`)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      this.fail(error.message)
    }
  }

  private fail(reason: string): void {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
