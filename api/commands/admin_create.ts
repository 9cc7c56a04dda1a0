import { randomBytes } from 'node:crypto'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type User from '#app/accounts/models/user'

/** Creates an admin. Asks for values that no flag gives. */
export default class AdminCreate extends BaseCommand {
  static override commandName = 'admin:create'
  static override description = 'Create an admin account'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Full name' })
  declare nama: string | undefined

  @flags.string({ description: 'Phone number' })
  declare nohp: string | undefined

  @flags.string({ description: 'E-mail address' })
  declare email: string | undefined

  @flags.string({
    description: 'Password; left out, it is asked for and stays out of the shell history',
  })
  declare password: string | undefined

  @flags.boolean({
    description:
      'Instead of a password make a link, valid once and for half an hour, to choose one',
  })
  declare link: boolean | undefined

  override async run() {
    // Imported late: validators created before the start would not use Indonesian messages.
    const { createAdmin } = await import('#app/accounts/actions/open_account')
    const { setUpNewAcademy } = await import('#app/academy/actions/academy_settings')
    const { registerValidator } = await import('#app/accounts/validators')
    const { describeError } = await import('#app/platform/errors/describe_error')

    const password = this.link ? randomBytes(32).toString('base64url') : this.password
    const given = [this.nama, this.nohp, this.email, password]
    if (given.includes(undefined) && !process.stdin.isTTY && !this.app.inTest) {
      this.logger.error(
        'Nothing was created: without a terminal give --nama, --nohp, --email, and --password or --link.'
      )
      this.exitCode = 1
      return
    }
    const answers = {
      nama: this.nama ?? (await this.prompt.ask('Nama')),
      nohp: this.nohp ?? (await this.prompt.ask('Nomor HP')),
      email: this.email ?? (await this.prompt.ask('Email')),
      password: password ?? (await this.prompt.secure('Password')),
    }
    try {
      const admin = await createAdmin(await registerValidator.validate(answers))
      await setUpNewAcademy()
      this.logger.success(`Admin ${admin.name} (${admin.email}) berhasil dibuat.`)
      if (this.link) await this.#offerLink(admin)
    } catch (error) {
      const { status, errors } = describeError(error)
      if (status !== 422) throw error
      for (const { msg } of errors ?? []) this.logger.error(msg)
      this.exitCode = 1
    }
  }

  async #offerLink(admin: User): Promise<void> {
    const { issueResetCode } = await import('#app/accounts/actions/issue_reset_code')
    const { resetLink } = await import('#app/accounts/console/reset_link')
    const { code } = await issueResetCode(null, admin.id)
    this.logger.log(resetLink(admin, code))
  }
}
