import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'

export default class ContentCheck extends BaseCommand {
  static override commandName = 'content:check'
  static override description = 'Check that content packages are complete and fair exams'

  @args.string({ description: 'Package to check; all of them when left out', required: false })
  declare slug?: string

  @flags.string({ description: 'Folder that holds the packages (default: database/content)' })
  declare folder?: string

  override async run() {
    const { readSoundContent } = await import('#app/packages/content/read_content')
    const { contentSummary } = await import('#app/packages/content/report')
    const { printingProblems } = await import('#app/packages/content/report')

    const root = this.folder ?? this.app.makePath('database/content')
    for (const slug of this.slug ? [this.slug] : packagesIn(root)) {
      await printingProblems(this, async () => {
        this.logger.success(contentSummary(await readSoundContent(join(root, slug))))
      })
    }
  }
}

function packagesIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}
