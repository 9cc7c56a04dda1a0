import { resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'

export default class Restore extends BaseCommand {
  static override commandName = 'restore'
  static override description =
    'Put a backup in the place of the embedded database and stored files'
  static override help = [
    'The server must be stopped. Nobody stays signed in. Run migration:run afterwards when the backup is older',
    'than the application, and key:accept when this server has another APP_KEY than that of the backup had.',
  ]

  @args.string({ description: 'Folder that "backup" wrote' })
  declare folder: string

  @flags.boolean({ description: 'Move data that is already there aside' })
  declare force: boolean

  override async run() {
    const { default: env } = await import('#start/env')
    const { knownMigrations } = await import('#app/platform/database/known_migrations')
    const { restoreBackup } = await import('#app/backup/actions/restore_backup')
    const { requireEmbedded, reportingRefusal } = await import('#app/backup/console/backup_refused')

    await reportingRefusal(this, async () => {
      requireEmbedded(env.get('DB_CONNECTION'), env.get('DRIVE_DISK'))
      const { manifest, aside } = await restoreBackup({
        source: resolve(this.folder),
        dataDir: env.get('DATA_DIR'),
        migrations: await knownMigrations(),
        address: { host: env.get('HOST'), port: env.get('PORT') },
        force: this.force,
      })
      this.logger.success(`${manifest.files.length} files of ${manifest.createdAt} restored`)
      if (aside !== null) this.logger.info(`The earlier data is in ${aside}`)
    })
  }
}
