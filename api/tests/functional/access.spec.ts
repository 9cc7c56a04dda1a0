import { test } from '@japa/runner'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { endpoints, nameOf, type Endpoint } from '#tests/support/endpoints'

/** Everything that answers a visitor. Whoever adds a line here says in review why it may be public. */
const PUBLIC = new Set([
  'GET /api/health',
  'GET /api/pengaturan',
  'GET /api/uploads/qris.svg',
  'GET /api/uploads/logo/:file',
  'GET /api/uploads/testimoni/:file',
  'POST /api/users/register',
  'POST /api/users/login',
  'POST /api/users/reset-password',
  'POST /api/users/logout',
  'GET /api/users/logout',
  'GET /api/sertifikat/:kode',
  // For kiosks, which sign it: a visitor gets 403.
  'POST /api/labs/kejadian',
])

/** Asks the way a client would, with something plausible for each parameter. */
async function statusOf(browser: BrowserSession, { method, pattern }: Endpoint): Promise<number> {
  const path = pattern
    .replace(/^\/api/, '')
    .replace(/:file\b/, `${'0'.repeat(32)}.jpg`)
    .replace(/:\w+\??/g, '1')
  switch (method) {
    case 'GET':
      return (await browser.get(path)).status
    case 'POST':
      return (await browser.post(path)).status
    case 'PUT':
      return (await browser.put(path)).status
    case 'DELETE':
      return (await browser.delete(path)).status
    default:
      throw new Error(`no test knows how to send ${method} ${pattern}`)
  }
}

test.group('Access to every route', (group) => {
  isolateDatabase(group)

  test('is below /api, where sessions and refusals are at home', ({ assert }) => {
    const outside = endpoints().filter(({ pattern }) => !pattern.startsWith('/api/'))
    assert.deepEqual(outside, [])
  })

  test('is refused to visitors with 401, the public ones aside', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    const open: string[] = []
    for (const endpoint of endpoints().filter((one) => !PUBLIC.has(nameOf(one)))) {
      const status = await statusOf(visitor, endpoint)
      if (status !== 401) open.push(`${nameOf(endpoint)}: ${status}`)
    }
    assert.deepEqual(open, [])
  })

  test('is public for routes that exist only', ({ assert }) => {
    const names = endpoints().map(nameOf)
    assert.includeMembers(names, [...PUBLIC])
  })

  test('is refused to learners with 403 below /api/admin', async ({ assert }) => {
    const learner = await BrowserSession.of(await createUser())
    const forAdmins = endpoints().filter(({ pattern }) => pattern.startsWith('/api/admin'))
    const open: string[] = []
    for (const endpoint of forAdmins) {
      const status = await statusOf(learner, endpoint)
      if (status !== 403) open.push(`${nameOf(endpoint)}: ${status}`)
    }
    assert.deepEqual(open, [])
    assert.isNotEmpty(forAdmins)
  })

  test('is refused to a visitor who sends a file, before the file is read', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    const file = { bukti: { data: Buffer.alloc(2_000_000), filename: 'bukti.jpg' } }
    for (const path of ['/payment/upload', '/users/register', '/users/login']) {
      const reply = await visitor.upload('POST', path, { paket_soal_id: '1' }, file)
      assert.equal(reply.status, 401, path)
    }
  })

  test('is refused without the CSRF header, whoever asks', async ({ assert }) => {
    const learner = await BrowserSession.of(await createUser())
    const unsafe = endpoints().filter(({ method }) => method !== 'GET')
    const open: string[] = []
    for (const endpoint of unsafe) {
      const forged = learner.copy()
      forged.cookies.delete('XSRF-TOKEN')
      const status = await statusOf(forged, endpoint)
      if (status !== 403) open.push(`${nameOf(endpoint)}: ${status}`)
    }
    assert.deepEqual(open, [])
    assert.equal((await learner.get('/users/getAuth')).status, 200)
  })
})
