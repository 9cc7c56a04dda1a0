import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Backup extends BaseCommand {
  static override commandName = 'backup'
  static override description = 'Copy the embedded database and all stored files to a folder'
  static override help = [
    'The server may go on running. With DB_CONNECTION=mysql or DRIVE_DISK=s3 the data lives elsewhere:',
    'use the backups of that database (mariadb-dump --single-transaction) and of that storage.',
    'Code 0: everything is in it. Code 1: no backup was made. Code 2: it was made, and files that something refers to were',
    'missing before; they are named.',
  ]
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'New or empty folder for the backup' })
  declare folder: string

  override async run() {
    const { default: env } = await import('#start/env')
    const { createBackup } = await import('#app/backup/actions/create_backup')
    const { requireEmbedded, reportingRefusal } = await import('#app/backup/console/backup_refused')

    await reportingRefusal(this, async () => {
      requireEmbedded(env.get('DB_CONNECTION'), env.get('DRIVE_DISK'))
      const folder = resolve(this.folder)
      const { files, createdAt } = await createBackup(env.get('DATA_DIR'), folder)
      const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024
      this.logger.success(`${files.length} files, ${megabytes.toFixed(1)} MB in ${folder}`)
      await this.#note(env.get('DATA_DIR'), createdAt)
      await this.#nameMissing()
    })
  }

  /** For the dashboard. A backup is none the worse where the data folder can only be read. */
  async #note(dataDir: string, createdAt: string): Promise<void> {
    const { noteBackup } = await import('#app/platform/installation/last_backup')
    try {
      await noteBackup(dataDir, createdAt)
    } catch (error) {
      this.logger.warning(`the dashboard won't show this backup: ${String(error)}`)
    }
  }

  /** A file that was missing already isn't in this backup, but an older one may have it. */
  async #nameMissing(): Promise<void> {
    const { FILE_REFERENCES } = await import('#start/file_references')
    const { findMissingFiles } = await import('#app/platform/uploads/missing_files')
    const missing = await findMissingFiles(FILE_REFERENCES)
    if (missing.length === 0) return
    for (const { folder, name } of missing) this.logger.error(`missing: ${folder}/${name}`)
    this.logger.error(
      `The backup was made, but ${missing.length} files that something refers to are not in the data folder, and so not in ` +
        'it. Look for them in an older backup; "media:check" says where they are used.'
    )
    this.exitCode = 2
  }
}
