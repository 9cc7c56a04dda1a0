import type { ApplicationService } from '@adonisjs/core/types'
import { versionOf } from '#app/platform/installation/version'
import { printFailedStart } from './failed_start.js'
import { createIgnitor } from './ignitor.js'

/** `node ace --version` prints the version, without settings or a database. */
async function offerVersion(app: ApplicationService): Promise<void> {
  const kernel = await app.container.make('ace')
  kernel.defineFlag('version', { type: 'boolean', description: 'Print the version of Lulus' })
  kernel.on('version', () => {
    kernel.ui.logger.log(versionOf(app.appRoot))
    return kernel.shortcircuit()
  })
}

createIgnitor()
  .ace()
  .configure(offerVersion)
  .handle(process.argv.slice(2))
  .catch(async (error) => {
    process.exitCode = 1
    await printFailedStart(error)
  })
