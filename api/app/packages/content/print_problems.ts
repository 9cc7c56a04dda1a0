import type { BaseCommand } from '@adonisjs/core/ace'
import { BrokenContent } from '#app/packages/content/broken_content'
import { Conflict } from '#app/platform/errors/failures'

/** Runs part of a command. What its user can do something about is printed, problem by problem, and it fails. */
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
