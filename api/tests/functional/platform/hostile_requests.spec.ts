import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { DEMO_ACCOUNTS } from '#app/accounts/domain/demo_accounts'
import { DEMO_PASSWORD } from '#contracts/passwords'
import { BrowserSession } from '#tests/support/browser_session'
import { hostileRequests, sendRequests } from '#tests/support/hostile_requests'
import { runOnOneDatabase } from '#tests/support/database'
import { ServerProcess } from '#tests/support/server_process'
import { LIMITS } from '#tests/support/limits'

const [ADMIN, LEARNER] = DEMO_ACCOUNTS

const PATHS = [
  '/login',
  '/favicon.svg',
  '/assets/app-1a2b3c.js',
  '/api/health',
  '/api/users/getAuth',
  '/api/users/login',
  '/api/users/profile',
  '/api/payment/upload',
  '/api/soal/ambil-jawaban',
  '/api/soal/simpan-jawaban',
  '/api/admin/payments?limit=-1',
  '/api/admin/user?limit=-1&search=',
  '/api/uploads/bukti/0123456789abcdef0123456789abcdef.jpg',
]

/** Header lines of a signed-in user's request. */
async function headOf(origin: string, email: string): Promise<string[]> {
  const browser = await BrowserSession.visitor(origin)
  await browser.post('/users/login', { identifier: email, password: DEMO_PASSWORD })
  return [
    'Host: lulus',
    `Cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    `X-XSRF-TOKEN: ${decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '')}`,
  ]
}

test.group('Requests that no browser sends', (group) => {
  runOnOneDatabase(group)
  group.each.timeout(LIMITS.manyCalls)

  test('requests that no browser sends do not stop the server', async ({ assert, cleanup }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lulus-hostile-'))
    const server = await ServerProcess.prepare(dataDir, { LOG_LEVEL: 'fatal' })
    cleanup(async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    })
    await server.start()
    const heads = [
      [],
      await headOf(server.origin, ADMIN.email),
      await headOf(server.origin, LEARNER.email),
    ]
    for (const [seed, head] of heads.entries()) {
      await sendRequests(server.origin, hostileRequests(seed, 200, PATHS, head))
    }
    const after = await BrowserSession.visitor(server.origin)
    assert.equal((await after.get('/health')).status, 200)
    server.signal('SIGTERM')
    assert.equal(await server.ended(), 0)
  })
})
