import { configProvider } from '@adonisjs/core'
import { MessageBuilder } from '@adonisjs/core/helpers'
import type { ConfigProvider } from '@adonisjs/core/types'
import { stores } from '@adonisjs/session'
import type { SessionData, SessionStoreWithTaggingContract } from '@adonisjs/session/types'
import type { RewritableStoreFactory } from '#app/platform/session/rewritable_store'

const CONNECTION = 'main'

/** The framework's sessions in Redis, without writing back removed ones. */
export function redisSessions(ageSeconds: number): ConfigProvider<RewritableStoreFactory> {
  return configProvider.create(async (app) => {
    const createStore = await stores.redis({ connection: CONNECTION }).resolver(app)
    const redis = (await app.container.make('redis')).connection(CONNECTION)
    return (ctx, config) =>
      Object.assign(createStore(ctx, config) as SessionStoreWithTaggingContract, {
        async rewrite(sessionId: string, values: SessionData): Promise<void> {
          const message = new MessageBuilder().build(values, undefined, sessionId)
          await redis.set(sessionId, message, 'EX', ageSeconds, 'XX')
        },
      })
  })
}
