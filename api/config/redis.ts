import env from '#start/env'
import { hostOf } from '#app/platform/installation/setting_rules'
import { defineConfig } from '@adonisjs/redis'

const address = new URL(env.get('REDIS_URL') ?? 'redis://127.0.0.1:6379')

/** Only used when REDIS_URL is set; connections open on first use. */
const redisConfig = defineConfig({
  connection: 'main',
  connections: {
    main: {
      host: hostOf(address),
      // Names may have addresses of either family.
      family: 0,
      port: address.port || '6379',
      username: decodeURIComponent(address.username) || undefined,
      password: decodeURIComponent(address.password) || undefined,
      db: Number(address.pathname.slice(1) || 0),
      tls: address.protocol === 'rediss:' ? {} : undefined,
      keyPrefix: 'lulus:',
      // A request must not wait for an unreachable Redis: it gets 503 soon enough to retry. Redis may still run the
      // command later, so a refused call may use up its nonce; no nonce is accepted twice.
      connectTimeout: 2_000,
      commandTimeout: 1_500,
      // Closes a silent connection, because the network may be down while both ends run.
      socketTimeout: 5_000,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 2,
      retryStrategy: (times: number) => Math.min(times * 100, 2000),
    },
  },
})

export default redisConfig

declare module '@adonisjs/redis/types' {
  export interface RedisConnections extends InferConnections<typeof redisConfig> {}
}
