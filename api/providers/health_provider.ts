import type { BaseCheck } from '@adonisjs/core/health'
import type { ApplicationService } from '@adonisjs/core/types'

/** Health is asked for every few seconds; writing a file, which may be far away and cost money, is not that urgent. */
const COMMIT_EVERY = '5 seconds'
const STORAGE_EVERY = '30 seconds'

/** What `GET /api/health` looks at. */
export default class HealthProvider {
  constructor(private readonly app: ApplicationService) {}

  async boot() {
    const { ServerHealth } = await import('#app/platform/health/server_health')

    this.app.container.singleton(ServerHealth, async (resolver) => {
      const { default: env } = await import('#start/env')
      const { CommitCheck, SchemaCheck, StorageCheck } = await import('#app/platform/health/checks')
      const checks: BaseCheck[] = [
        new SchemaCheck(),
        new CommitCheck().cacheFor(COMMIT_EVERY),
        new StorageCheck().cacheFor(STORAGE_EVERY),
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
}
