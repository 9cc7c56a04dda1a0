import type { BaseCommand } from '@adonisjs/core/ace'

/** Why a backup can't be made or restored, for the console. Nothing has been changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** @throws BackupRefused unless the database and the files are in the data folder */
export function requireEmbedded(connection: string, disk: string): void {
  if (connection === 'sqlite' && disk === 'fs') return
  throw new BackupRefused(
    `This command is for the embedded database and local files, not for ${connection} with ${disk}.`
  )
}

/** Runs a command. A refusal prints one line and makes the command fail. */
export async function reportingRefusal(
  command: BaseCommand,
  work: () => Promise<void>
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error
    command.logger.error(error.message)
    command.exitCode = 1
  }
}
