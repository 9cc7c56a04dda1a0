import { flags } from '@adonisjs/core/ace'
import Migrate from '@adonisjs/lucid/commands/migration/run'

/** The framework's command, which also creates an installation, and verifies that the database stored everything. */
export default class MigrationRun extends Migrate {
  @flags.boolean({ description: 'Begin a new, empty installation where there is none' })
  declare begin: boolean | undefined

  #isDeclined = false

  override async run() {
    const { MigratedInstallation } =
      await import('#app/platform/installation/migrated_installation')
    const installation = new MigratedInstallation(this.app, this.begin === true)
    const refusal = await installation.prepare()
    if (refusal !== null) return this.#fail(refusal)

    await super.run()
    if (this.exitCode || this.dryRun || this.#isDeclined) return
    const failure = await installation.settle()
    if (failure !== null) this.#fail(failure)
  }

  /** Without a terminal there is no answer, and doing nothing must not look like success. */
  override async takeProductionConsent(): Promise<boolean> {
    if (process.stdin.isTTY) {
      this.#isDeclined = !(await super.takeProductionConsent())
      return !this.#isDeclined
    }
    this.#fail(
      'Nothing was migrated: in production this asks first. Without a terminal add --force.'
    )
    return false
  }

  #fail(sentence: string): void {
    this.logger.error(sentence)
    this.exitCode = 1
  }
}
