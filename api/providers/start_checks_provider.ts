import type { ApplicationService } from '@adonisjs/core/types'

const ASK_AGAIN_MS = 5_000

/** Ends a start in production whose settings can't be intended, with a sentence and before the first request. */
export default class StartChecksProvider {
  #nextAsking: NodeJS.Timeout | undefined

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
    // A demo is created by its first start, and a migration decides by itself.
    const isNew = env.get('DEMO') || process.argv[2] === 'migration:run'
    if (!isNew) folder.refuseEmptyFolder(place)
    if (this.app.getEnvironment() !== 'web') return

    if (place.database === 'sqlite') await this.#checkFileSystem(place.dataDir, env.get('DEMO'))
    const { refuseMissingBuild } = await import('#app/platform/web_app/web_build')
    refuseMissingBuild(env.get('WEB_DIST'))
    if (env.get('DEMO')) return
    const { checkInstallation } = await import('#app/platform/installation/check_installation')
    const [id, key] = [env.get('INSTALLATION'), env.get('APP_KEY').release()]
    await checkInstallation({ ...place, id, key })
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web' || !this.app.inProduction) return
    const { default: env } = await import('#start/env')
    const server = (await this.app.container.make('server')).getNodeServer()
    const { http } = await import('#config/app')
    const { ProxyWatch } = await import('#app/platform/network/proxy_watch')
    const logger = await this.app.container.make('logger')
    const isTrusted = (address: string) => http.trustProxy(address, 0)
    if (server) new ProxyWatch({ isTrusted, appUrl: env.get('APP_URL') }, logger).watch(server)
    if (env.get('REDIS_URL')) await this.#checkRedis()
  }

  /** A demo may run on any machine; it has no data to lose. */
  async #checkFileSystem(dataDir: string, isDemo: boolean): Promise<void> {
    const { refuseSharedFolder, sharedFolder } =
      await import('#app/platform/installation/file_system')
    if (!isDemo) return refuseSharedFolder(dataDir)
    const sentence = sharedFolder(dataDir)
    if (sentence !== null) (await this.app.container.make('logger')).error(sentence)
  }

  /** Not awaited: Redis may be unreachable at the start, and the process is busy then. */
  async #checkRedis(): Promise<void> {
    const { default: redis } = await import('@adonisjs/redis/services/main')
    const { askForgetfulness } = await import('#app/platform/health/redis_keeps')
    const logger = await this.app.container.make('logger')
    const ask = async () => {
      try {
        const said = await askForgetfulness(redis.connection().ioConnection)
        for (const sentence of said) logger.warn(sentence)
      } catch {
        // Health reports that it is unreachable.
        this.#nextAsking = setTimeout(() => void ask(), ASK_AGAIN_MS).unref()
      }
    }
    void ask()
  }

  async shutdown() {
    clearTimeout(this.#nextAsking)
  }
}
