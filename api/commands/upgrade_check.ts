import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** What an operator asks before an upgrade: what will the database have to do, and who sits an exam now? */
export default class UpgradeCheck extends BaseCommand {
  static override commandName = 'upgrade:check'
  static override description =
    'Say what this release will do to the database, and who sits an exam'
  static override help = [
    'Changes nothing. With --try it migrates a copy of the embedded database and says how long that took.',
    'Code 0: nobody sits an exam. Code 1: it could not be found out. Code 3: somebody does, wait with the restart.',
  ]
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Print nothing; only the code counts' })
  declare quiet: boolean | undefined

  @flags.boolean({ description: 'Migrate a copy of the embedded database, and measure it' })
  declare try: boolean | undefined

  override async run() {
    const { pendingMigrations } = await import('#app/platform/installation/pending_migrations')
    const { whoSits } = await import('#app/exam/console/who_sits')

    const sitting = await whoSits()
    if (sitting.attempts > 0) this.exitCode = 3
    if (this.quiet) return

    const pending = await pendingMigrations()
    this.logger.log(
      pending.length === 0
        ? 'The database is up to date.'
        : `${pending.length} migrations are to be run:`
    )
    for (const { name, tables } of pending) {
      const sizes = tables.map(({ table, rows }) => `${table} (${rows.toLocaleString('en')} rows)`)
      this.logger.log(`  ${name}${sizes.length > 0 ? `: ${sizes.join(', ')}` : ''}`)
    }
    if (this.try && pending.length > 0) await this.#measure()
    this.#sayWhoSits(sitting)
  }

  async #measure(): Promise<void> {
    const { default: env } = await import('#start/env')
    const { requireEmbedded, reportingRefusal } = await import('#app/backup/console/backup_refused')
    const { tryMigrations } = await import('#app/backup/actions/try_migrations')
    await reportingRefusal(this, async () => {
      requireEmbedded(env.get('DB_CONNECTION'), env.get('DRIVE_DISK'))
      const { seconds, output } = await tryMigrations(env.get('DATA_DIR'))
      if (output !== null) {
        this.exitCode = 1
        return this.logger.error(`They fail on a copy of the database:\n${output}`)
      }
      this.logger.log(
        `On a copy they took ${seconds.toFixed(1)} s. Saves that come meanwhile wait or are repeated by the browsers.`
      )
    })
  }

  #sayWhoSits({ attempts, lastEnd }: { attempts: number; lastEnd: number | null }): void {
    if (attempts === 0) return this.logger.log('Nobody sits an exam.')
    const until =
      lastEnd === null ? '' : `, the last of them until ${new Date(lastEnd).toISOString()} at most`
    this.logger.log(`${attempts} learners sit an exam${until}.`)
  }
}
