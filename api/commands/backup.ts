import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'

export default class Backup extends BaseCommand {
  static override commandName = 'backup'
  static override description = 'Copy the embedded database and all stored files to a folder'
  static override help = [
    'The server may go on running. With DB_CONNECTION=mysql or DRIVE_DISK=s3 the data lives elsewhere:',
    'use the backups of that database (mariadb-dump --single-transaction) and of that storage.',
  ]

  @args.string({ description: 'New or empty folder for the backup' })
  declare folder: string

  override async run() {
    const { default: env } = await import('#start/env')
    const { createBackup } = await import('#app/backup/create_backup')
    const { requireEmbedded, reportingRefusal } = await import('#app/backup/console')

    await reportingRefusal(this, async () => {
      requireEmbedded(env.get('DB_CONNECTION'), env.get('DRIVE_DISK'))
      const folder = resolve(this.folder)
      const { files } = await createBackup(env.get('DATA_DIR'), folder)
      const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024
      this.logger.success(`${files.length} files, ${megabytes.toFixed(1)} MB in ${folder}`)
    })
  }
}
