import { test } from '@japa/runner'
import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionStoreContract } from '@adonisjs/session/types'
import sessionConfig from '#config/session'
import { withThrottledTouch } from '#app/platform/session/throttled_touch'
import { stopClock } from '#tests/support/time_travel'

const AGE_SECONDS = 12 * 60 * 60
const HOUR = 60 * 60 * 1000

/** A store that only remembers when it was asked to renew what. */
async function storeUnderTest() {
  const touched: string[] = []
  const store: SessionStoreContract = {
    read: async () => null,
    write: async () => {},
    destroy: async () => {},
    touch: async (sessionId) => void touched.push(sessionId),
  }
  const provider = configProvider.create(async () => () => store)
  const createStore = await withThrottledTouch(provider, AGE_SECONDS).resolver(app)
  const config = await sessionConfig.resolver(app)
  return { touched, throttled: createStore({} as HttpContext, config) }
}

test.group('Throttled session touch', (group) => {
  let time: ReturnType<typeof stopClock>

  group.each.setup(() => {
    time = stopClock(Date.UTC(2025, 0, 1))
    return () => time[Symbol.dispose]()
  })

  test('renews a session once, however often it is used within the hour', async ({ assert }) => {
    const { touched, throttled } = await storeUnderTest()
    for (let use = 0; use < 100; use++) await throttled.touch('a')
    time.pass(HOUR - 1)
    await throttled.touch('a')
    assert.deepEqual(touched, ['a'])
  })

  test('renews it again after a twelfth of its life, each session for itself', async ({
    assert,
  }) => {
    const { touched, throttled } = await storeUnderTest()
    await throttled.touch('a')
    time.pass(HOUR / 2)
    await throttled.touch('b')
    time.pass(HOUR / 2)
    await throttled.touch('a')
    await throttled.touch('b')
    time.pass(HOUR / 2)
    await throttled.touch('b')
    assert.deepEqual(touched, ['a', 'b', 'a', 'b'])
  })

  test('never lets a session that is in use expire', async ({ assert }) => {
    const { touched, throttled } = await storeUnderTest()
    for (let minute = 0; minute < 24 * 60; minute++) {
      await throttled.touch('a')
      time.pass(60_000)
    }
    assert.lengthOf(touched, 24)
  })
})
