import type { BaseCommand } from '@adonisjs/core/ace'
import { BrokenContent } from '#app/packages/content/problem'
import { Conflict } from '#app/platform/errors/failures'
import { keyCounts } from '#app/packages/content/check_answers'
import { audioMinutes } from '#app/packages/content/check_recordings'
import type { ContentPackage } from '#app/packages/content/content_format'
import { contentItems } from '#app/packages/content/content_items'

/** Runs part of a command. Known problems are printed one by one and make the command fail. */
export async function printingProblems(
  command: BaseCommand,
  work: () => Promise<void>
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof BrokenContent) && !(error instanceof Conflict)) throw error
    for (const { where, sentence } of error instanceof BrokenContent ? error.problems : []) {
      command.logger.log(`${where}: ${sentence}`)
    }
    command.logger.error(error.message)
    command.exitCode = 1
  }
}

/** One line about a valid package: its questions, minutes of audio and the count of each key. */
export function contentSummary(content: ContentPackage): string {
  const total = contentItems(content).length
  const keys = keyCounts(content).map(
    (count, index) => `${'ABCD'.charAt(index)} ${count} (${Math.round((count / total) * 100)} %)`
  )
  return `${content.manifest.slug}: ${total} questions, ${audioMinutes(content).toFixed(1)} minutes of audio, keys ${keys.join(', ')}`
}
