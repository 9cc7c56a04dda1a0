import type { CommandMetaData } from '@adonisjs/core/types/ace'
import MigrationRun from '#app/platform/installation/migration_run'

/*
 * Read by ace after the framework's commands, so that ours stands in the place of the one of its name: commands in
 * `commands/` are looked for only where none is known.
 */

export async function getMetaData(): Promise<CommandMetaData[]> {
  return [MigrationRun.serialize()]
}

export async function getCommand({ commandName }: CommandMetaData) {
  return commandName === MigrationRun.commandName ? MigrationRun : null
}
