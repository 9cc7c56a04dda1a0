import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/limiter'

const limiterConfig = defineConfig({
  // A single process counts in the database, so that counts survive a restart; several processes share Redis.
  default: app.inTest ? 'memory' : env.get('REDIS_URL') ? 'redis' : 'database',
  stores: {
    // Our own regular job deletes expired rows.
    database: stores.database({ tableName: 'rate_limits', clearExpiredByTimeout: false }),
    redis: stores.redis({ connectionName: 'main' }),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
