import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/limiter'

const limiterConfig = defineConfig({
  // One process keeps its counts in the database so that a restart doesn't reset them; many share Redis.
  default: app.inTest ? 'memory' : env.get('REDIS_URL') ? 'redis' : 'database',
  stores: {
    // A regular job of ours clears what has expired.
    database: stores.database({ tableName: 'rate_limits', clearExpiredByTimeout: false }),
    redis: stores.redis({ connectionName: 'main' }),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
