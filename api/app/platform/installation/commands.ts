import type { CommandMetaData } from '@adonisjs/core/types/ace'
import MigrationRun from '#app/platform/installation/migration_run'

/*
 * Read by ace after the framework's commands, so that ours replaces the one of the same name: commands in `commands/`
 * are searched only for unknown names.
 */

export async function getMetaData(): Promise<CommandMetaData[]> {
  return [MigrationRun.serialize()]
}

export async function getCommand({ commandName }: CommandMetaData) {
  return commandName === MigrationRun.commandName ? MigrationRun : null
}
