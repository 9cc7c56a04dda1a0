import type { BaseCheck } from '@adonisjs/core/health'
import type { ApplicationService } from '@adonisjs/core/types'

/** Probes come every few seconds; file checks are rarer, because remote storage is slow and costs money. */
const COMMIT_EVERY = '5 seconds'
const STORAGE_EVERY = '30 seconds'

/** The checks of `GET /api/health`. */
export default class HealthProvider {
  #endMeasuring: (() => void) | undefined

  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { UntrustedProxies } = await import('#app/platform/network/untrusted_proxies')
    const { ServerHealth } = await import('#app/platform/health/server_health')
    const { LateWatch } = await import('#app/platform/health/late_watch')

    this.app.container.singleton(
      LateWatch,
      async (resolver) => new LateWatch(await resolver.make('logger'))
    )

    this.app.container.singleton(UntrustedProxies, () => new UntrustedProxies())
    this.app.container.singleton(ServerHealth, async (resolver) => {
      const { default: env } = await import('#start/env')
      const checksOf = await import('#app/platform/health/checks')
      const {
        CommitCheck,
        LateCheck,
        LogCheck,
        MissingFilesCheck,
        ProxyCheck,
        SchemaCheck,
        StorageCheck,
      } = checksOf
      const { MissingCount } = await import('#app/platform/uploads/missing_count')
      const checks: BaseCheck[] = [
        new SchemaCheck(),
        new CommitCheck().cacheFor(COMMIT_EVERY),
        new StorageCheck().cacheFor(STORAGE_EVERY),
        new LateCheck(await resolver.make(LateWatch)),
        new LogCheck(),
        new MissingFilesCheck(await resolver.make(MissingCount)),
        new ProxyCheck(await resolver.make(UntrustedProxies)),
      ]
      if (env.get('REDIS_URL')) {
        const [{ RedisCheck }, { default: redis }] = await Promise.all([
          import('@adonisjs/redis'),
          import('@adonisjs/redis/services/main'),
        ])
        checks.push(new RedisCheck(redis.connection()))
      }
      return new ServerHealth(checks, await resolver.make('logger'))
    })
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { LateWatch } = await import('#app/platform/health/late_watch')
    const { measureLateness } = await import('#app/platform/health/measure_lateness')
    this.#endMeasuring = measureLateness(await this.app.container.make(LateWatch))
  }

  async shutdown() {
    this.#endMeasuring?.()
  }
}
