import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import testUtils from '@adonisjs/core/services/test_utils'
import { ProxyCheck } from '#app/platform/health/checks'
import ApiHeadersMiddleware from '#app/platform/middleware/api_headers_middleware'
import { UntrustedProxies } from '#app/platform/network/untrusted_proxies'
import { ServerHealth } from '#app/platform/health/server_health'
import { runOnOneDatabase } from '#tests/support/database'

const BRIDGE = '172.17.0.1'

/** Sends calls like this peer, and returns the warnings to the operator. */
async function callsFrom(peer: string, forwarded: readonly (string | null)[]) {
  const proxies = new UntrustedProxies()
  const middleware = new ApiHeadersMiddleware(proxies)
  const warnings: object[] = []
  for (const clients of forwarded) {
    const ctx = await testUtils.createHttpContext()
    Object.defineProperty(ctx.request.request.socket, 'remoteAddress', { value: peer })
    if (clients !== null) ctx.request.request.headers['x-forwarded-for'] = clients
    Object.assign(ctx, { logger: { warn: (details: object) => warnings.push(details) } })
    await middleware.handle(ctx, () => Promise.resolve())
  }
  const health = new ServerHealth([new ProxyCheck(proxies)], logger)
  assertWell(await health.isWell())
  return { warnings, peringatan: health.warnings }
}

function assertWell(isWell: boolean): void {
  if (!isWell) throw new Error('a proxy must not fail the health check')
}

const clients = (count: number) => Array.from({ length: count }, (_, n) => `203.0.113.${n}`)

test.group('A proxy that TRUSTED_PROXIES does not name', (group) => {
  runOnOneDatabase(group)

  test('an untrusted proxy is reported once, in the log and by the health check', async ({
    assert,
  }) => {
    const { warnings, peringatan } = await callsFrom(BRIDGE, [...clients(9), ...clients(9)])
    assert.deepEqual(warnings, [{ peer: BRIDGE }])
    assert.deepEqual(peringatan, ['proxies'])
  })

  test('a trusted proxy, a single client, or calls without the header are not reported as an untrusted proxy', async ({
    assert,
  }) => {
    for (const [peer, forwarded] of [
      ['127.0.0.1', clients(9)],
      [BRIDGE, Array.from({ length: 20 }, () => '203.0.113.7')],
      [BRIDGE, clients(9).map((made) => `${made}, 203.0.113.7`)],
      [BRIDGE, clients(9).map(() => null)],
    ] as const) {
      const { warnings, peringatan } = await callsFrom(peer, forwarded)
      assert.deepEqual([warnings, peringatan], [[], []], peer)
    }
  })
})
