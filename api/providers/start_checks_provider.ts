import type { ApplicationService } from '@adonisjs/core/types'

/** Ends a start in production whose settings can't be meant so, with a sentence and before anybody is served. */
export default class StartChecksProvider {
  constructor(private readonly app: ApplicationService) {}

  async start() {
    if (!this.app.inProduction) return
    const { default: env } = await import('#start/env')
    const folder = await import('#app/platform/installation/data_folder')
    const place = {
      dataDir: env.get('DATA_DIR'),
      database: env.get('DB_CONNECTION'),
      disk: env.get('DRIVE_DISK'),
    }
    // A demo is begun by whoever starts it, and a migration decides by itself.
    const isNew = env.get('DEMO') || process.argv[2] === 'migration:run'
    if (!isNew) folder.refuseEmptyFolder(place)
    if (this.app.getEnvironment() !== 'web') return

    const { refuseMissingBuild } = await import('#app/platform/web_app/web_build')
    refuseMissingBuild(env.get('WEB_DIST'))
    if (env.get('DEMO')) return
    const { checkInstallation } = await import('#app/platform/installation/check_installation')
    const [id, key] = [env.get('INSTALLATION'), env.get('APP_KEY').release()]
    await checkInstallation({ ...place, id, key })
  }
}
