import type { ApplicationService } from '@adonisjs/core/types'
import { wideEntries } from '#app/platform/server/file_rights'

/** Logs once, at the start, which files others can read. Windows has other permissions. */
export async function warnOfWideFiles(app: ApplicationService): Promise<void> {
  if (process.platform === 'win32') return
  const { default: env } = await import('#start/env')
  const dataDir = env.get('DATA_DIR')
  const paths = wideEntries(dataDir, env.get('SECURITY_LOG'))
  if (paths.length === 0) return
  const logger = await app.container.make('logger')
  logger.warn(
    { paths },
    `every account of this machine can read data of this installation: chmod -R o= ${dataDir}`
  )
}
