import { setTimeout as sleep } from 'node:timers/promises'
import { hasMariadb } from '../../api/tests/support/mariadb_server.ts'
import { hasRedis, startRedis } from '../../api/tests/support/redis_server.ts'
import type { ChaosCase } from '../chaos_case.ts'
import { playScene } from '../support/exam_case.ts'
import { untilSaved, whileSaving } from '../support/saving.ts'
import { sharedMariadb } from '../support/shared_mariadb.ts'

const FROZEN_MS = { short: 2_000, long: 30_000 }
const ROUNDS = { short: 1, long: 10 }

const withoutRedis = () => (hasRedis ? null : 'no redis-server on this machine')

/** Redis, which holds the logins, accepts connections but never answers. */
export const REDIS_FROZEN: ChaosCase = {
  name: 'redis-frozen',
  lane: 'databases',
  seconds: { short: 7, long: 40 },
  lacks: withoutRedis,
  async run(orders) {
    const redis = await startRedis()
    const frozenMs = orders.isLong ? FROZEN_MS.long : FROZEN_MS.short
    try {
      return await playScene(
        orders,
        {
          did: `Redis frozen for ${frozenMs / 1000} s while learners save`,
          learners: 3,
          settings: { REDIS_URL: redis.url },
        },
        async ({ installation, learners, random, say }) => {
          await whileSaving(learners, random, async () => {
            await untilSaved(learners, 10)
            redis.freeze()
            const before = installation.acknowledged
            await sleep(frozenMs)
            say(`frozen: ${installation.acknowledged - before} answers acknowledged meanwhile`)
            redis.thaw()
            await untilSaved(learners, 10)
          })
        }
      )
    } finally {
      redis.thaw()
      await redis.stop()
    }
  },
}

/** Two processes behind a proxy that are restarted one after the other, as in an update on an exam day. */
export const ROLLING_RESTART: ChaosCase = {
  name: 'rolling-restart',
  lane: 'databases',
  seconds: { short: 12, long: 60 },
  lacks: () => (hasMariadb ? withoutRedis() : 'no mariadbd on this machine'),
  async run(orders) {
    const mariadb = await sharedMariadb()
    const redis = await startRedis()
    try {
      return await playScene(
        orders,
        {
          did: 'two processes restarted one after the other, on MariaDB and Redis',
          learners: 4,
          settings: { ...mariadb.environment, REDIS_URL: redis.url },
        },
        async ({ isLong, installation: { proxy, server }, learners, random, say }) => {
          const rounds = isLong ? ROUNDS.long : ROUNDS.short
          const second = await server.sibling()
          await second.start()
          try {
            await whileSaving(learners, random, async () => {
              for (let round = 0; round < rounds; round++) {
                for (const [leaving, staying] of [
                  [server, second],
                  [second, server],
                ] as const) {
                  proxy.target = { host: '127.0.0.1', port: Number(new URL(staying.origin).port) }
                  leaving.signal('SIGTERM')
                  await leaving.ended()
                  await untilSaved(learners, 10)
                  await leaving.start()
                }
              }
            })
            say(`${rounds * 2} restarts; saves went on while one of the processes was away`)
            for (const learner of learners) await learner.deliverAll()
          } finally {
            proxy.target = { host: '127.0.0.1', port: Number(new URL(server.origin).port) }
            proxy.cut()
            await second.kill()
          }
        }
      )
    } finally {
      await redis.stop()
    }
  },
}
