import { configProvider } from '@adonisjs/core'
import encryption from '@adonisjs/core/services/encryption'
import { CookieClient } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { RedisManagerFactory } from '@adonisjs/redis/factories'
import type { ResolvedSessionConfig } from '@adonisjs/session/types'
import { test } from '@japa/runner'
import sessionConfig, { SESSION_COOKIE } from '#config/session'
import { redisSessions } from '#app/platform/session/redis_sessions'
import { withVisitorsInCookies } from '#app/platform/session/visitor_cookie'
import { runOnOneDatabase } from '#tests/support/database'
import { hasRedis, startRedis } from '#tests/support/redis_server'

const VALUES = { auth_web: 7, 'csrf-secret': 'x' }

test.group('A session in Redis', (group) => {
  runOnOneDatabase(group)
  group.tap((each) => each.skip(!hasRedis, 'no redis-server on this machine'))

  test('a session removed from Redis while a request used it is not written back', async ({
    assert,
    cleanup,
  }) => {
    const redis = await startRedis()
    const connections = { main: { host: '127.0.0.1', port: redis.port } }
    const manager = new RedisManagerFactory({ connection: 'main', connections }).create()
    const real = await app.container.make('redis')
    app.container.bindValue('redis', manager as never)
    cleanup(async () => {
      app.container.bindValue('redis', real)
      await manager.quitAll()
      await redis.stop()
    })
    const provider = withVisitorsInCookies(redisSessions(60))
    const createStore = await configProvider.resolve<Awaited<ReturnType<typeof provider.resolver>>>(
      app,
      provider
    )
    const config = await configProvider.resolve<ResolvedSessionConfig>(app, sessionConfig)
    if (!createStore || !config) throw new Error('config/session.ts does not use defineConfig')

    /** The store as one request has it. */
    const inRequest = async () => {
      const ctx = await testUtils.createHttpContext()
      const cookie = new CookieClient(encryption.use()).sign(SESSION_COOKIE, 'one')
      ctx.request.request.headers.cookie = `${SESSION_COOKIE}=${cookie}`
      return createStore(ctx, config)
    }
    const [login, other] = [await inRequest(), await inRequest()]
    await login.write('one', VALUES)
    assert.deepEqual(await other.read('one'), VALUES)
    await other.write('one', { ...VALUES, login: { confirmedAt: 1 } })
    assert.property(await login.read('one'), 'login')

    await login.destroy('one')
    await other.write('one', VALUES)
    assert.isNull(await login.read('one'))
  })
})
