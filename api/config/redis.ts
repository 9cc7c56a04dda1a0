import env from '#start/env'
import { defineConfig } from '@adonisjs/redis'

const address = new URL(env.get('REDIS_URL') ?? 'redis://127.0.0.1:6379')

/** Only used when REDIS_URL is set; connections open on first use. */
const redisConfig = defineConfig({
  connection: 'main',
  connections: {
    main: {
      host: address.hostname,
      port: address.port || '6379',
      username: decodeURIComponent(address.username) || undefined,
      password: decodeURIComponent(address.password) || undefined,
      db: Number(address.pathname.slice(1) || 0),
      tls: address.protocol === 'rediss:' ? {} : undefined,
      keyPrefix: 'lulus:',
      // A request must not wait for a Redis that doesn't answer: it is refused with 503 in time to be tried again. What
      // was sent may still be done later, so a nonce may count as used though its call was refused; none counts twice.
      connectTimeout: 2_000,
      commandTimeout: 1_500,
      // A connection that stays silent is given up: the way to Redis may be dead while both ends live.
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
