import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const HOUR_MS = 60 * 60 * 1000
const SETTLE_MS = 5_000

export default class MediaPrune extends BaseCommand {
  static override commandName = 'media:prune'
  static override description = 'Remove stored files that nothing shows any more'
  static override help = [
    'Recordings, passages, proofs and pictures stay as long as a question, passage, payment, user, setting or any',
    'attempt refers to them. The server may go on running.',
  ]
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Only list what would be removed' })
  declare dryRun: boolean | undefined

  @flags.number({ description: 'Leave files alone that are younger than this (default: 24)' })
  declare minAgeHours: number | undefined

  override async run() {
    const { clock } = await import('#app/platform/time/clock')
    const { FILE_REFERENCES } = await import('#start/file_references')
    const { findUnusedFiles, removeUnusedFiles } = await import('#app/platform/uploads/prune_files')

    const age = this.minAgeHours ?? 24
    if (!(age >= 0)) {
      this.logger.error('--min-age-hours must be a number of hours, 0 or more.')
      this.exitCode = 1
      return
    }
    const files = await findUnusedFiles({
      references: FILE_REFERENCES,
      storedBefore: clock.now() - age * HOUR_MS,
      settleMs: this.dryRun ? 0 : SETTLE_MS,
    })
    for (const { folder, name } of files) this.logger.log(`${folder}/${name}`)
    if (!this.dryRun) await removeUnusedFiles(files)

    const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024
    const outcome = this.dryRun ? 'could be removed' : 'removed'
    this.logger.success(`${files.length} files (${megabytes.toFixed(1)} MB) ${outcome}`)
  }
}
