import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class MediaCheck extends BaseCommand {
  static override commandName = 'media:check'
  static override description = 'Name stored files that something refers to and that are missing'
  static override help = [
    'Recordings, passages, proofs and pictures, with the rows that refer to them. Ends with code 1 when one is missing.',
    'Bring them back from a backup (uploads/), or upload them anew.',
  ]
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { FILE_REFERENCES } = await import('#start/file_references')
    const { FileRows, findMissingFiles } = await import('#app/platform/uploads/missing_files')
    const rowsOf = await this.app.container.make(FileRows)
    const missing = await findMissingFiles(FILE_REFERENCES)
    for (const file of missing) {
      const rows = (await rowsOf.of(file)).map(({ table, id }) => `${table} ${id}`)
      const where = rows.length > 0 ? rows.join(', ') : 'papers of attempts, or settings'
      this.logger.log(`${file.folder}/${file.name}: ${where}`)
    }
    if (missing.length === 0) return this.logger.success('Every file is there.')
    this.logger.error(`${missing.length} files are missing.`)
    this.exitCode = 1
  }
}
