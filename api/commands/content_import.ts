import { join } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ContentImport extends BaseCommand {
  static override commandName = 'content:import'
  static override description = 'Import a content package, or bring an imported one up to date'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'Package to import' })
  declare slug: string

  @flags.string({ description: 'Folder that holds the packages (default: database/content)' })
  declare folder?: string

  override async run() {
    const { importContent } = await import('#app/packages/content/import_content')
    const { printingProblems } = await import('#app/packages/content/report')

    const root = this.folder ?? this.app.makePath('database/content')
    await printingProblems(this, async () => {
      const { pack, outcome } = await importContent(join(root, this.slug))
      this.logger.success(`${pack.name} (package ${pack.id}, ${pack.status}): ${outcome}`)
    })
  }
}
