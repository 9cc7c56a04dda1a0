import { configProvider } from '@adonisjs/core'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import { clock } from '#app/platform/clock'

const REMEMBERED_SESSIONS = 10_000

/**
 * Renews a session's expiry at most twelve times in its life instead of on every request: with
 * synchronous=FULL each renewal is a disk flush, paid for by every answer a learner saves.
 * A session therefore ends between 11/12 of `ageSeconds` and `ageSeconds` after its last use.
 */
export function withThrottledTouch(
  provider: ConfigProvider<SessionStoreFactory>,
  ageSeconds: number
): ConfigProvider<SessionStoreFactory> {
  const interval = (ageSeconds * 1000) / 12
  const touchedAt = new Map<string, number>()

  return configProvider.create(async (app) => {
    const createStore = await provider.resolver(app)

    return (ctx, config) => {
      const store = createStore(ctx, config)
      const touch = store.touch.bind(store)
      store.touch = async (sessionId) => {
        const now = clock.now()
        if (now - (touchedAt.get(sessionId) ?? 0) < interval) return
        if (touchedAt.size >= REMEMBERED_SESSIONS) touchedAt.clear()
        touchedAt.set(sessionId, now)
        await touch(sessionId)
      }
      return store
    }
  })
}
