import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type User from '#app/accounts/models/user'

/** A command that does something with one account. What is refused is said in a sentence, with code 1. */
export abstract class AccountCommand extends BaseCommand {
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'E-mail address or phone number of the account' })
  declare account: string

  /** @returns what was done, in a sentence */
  protected abstract change(user: User): Promise<string>

  override async run() {
    const { findAccount } = await import('#app/accounts/actions/verify_credentials')
    const { describeError } = await import('#app/platform/errors/describe_error')

    const user = await findAccount(this.account)
    if (!user) return this.#refuse('Akun tidak ditemukan.')
    try {
      this.logger.success(await this.change(user))
    } catch (error) {
      const { status, message } = describeError(error)
      if (status !== 403 && status !== 409) throw error
      this.#refuse(message)
    }
  }

  #refuse(reason: string): void {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
