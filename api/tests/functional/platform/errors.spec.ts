import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/platform/time/clock'
import env from '#start/env'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'

/** Makes the next reading of the clock fail, which every exam route does; `using` restores it. */
function brokenClock(error: Error) {
  const { now } = clock
  const { level } = logger
  clock.now = () => {
    throw error
  }
  logger.level = 'silent'
  return {
    [Symbol.dispose]() {
      clock.now = now
      logger.level = level
    },
  }
}

test.group('Failing request', (group) => {
  isolateDatabase(group)

  test('an internal error is hidden from the client', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    using _ = brokenClock(new Error('secret at /srv/lulus/app/exam/clock.ts:12'))

    const reply = await browser.get('/soal/cek-endtime')
    assert.equal(reply.status, 500)
    assert.deepEqual(reply.body, {
      message: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.',
      error: 'Terjadi kesalahan pada server. Silakan coba lagi nanti.',
      errors: [],
    })
    assert.equal(reply.headers.get('cache-control'), 'no-store')
  })

  test('a response says when to retry while the database is unreachable', async ({ assert }) => {
    const browser = await BrowserSession.of(await createUser())
    const refused = new Error('connect ECONNREFUSED 10.0.0.5:3306')
    using _ = brokenClock(Object.assign(refused, { code: 'ECONNREFUSED' }))

    const reply = await browser.get('/soal/cek-endtime')
    assert.equal(reply.status, 503)
    assert.isAbove(Number(reply.headers.get('retry-after')), 0)
    assert.equal(reply.body.message, reply.body.error)
    assert.notInclude(reply.bytes.toString(), '10.0.0.5')
  })

  test('responses below /api are JSON, even for unknown addresses', async ({ assert }) => {
    const browser = await BrowserSession.visitor()
    const message = 'Alamat tidak ditemukan.'
    for (const reply of [
      await browser.get('/tidak-ada'),
      await browser.get(''),
      await browser.post('/users/getAuth'),
      await browser.get('/paket-soal/abc'),
    ]) {
      assert.equal(reply.status, 404)
      assert.deepEqual(reply.body, { message, error: message, errors: [] })
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff')
    }
  })

  test('a validation error names every invalid field, in Indonesian', async ({ assert }) => {
    const browser = await BrowserSession.visitor()
    const reply = await browser.post('/users/register', { nohp: '123', email: 'x' })
    assert.equal(reply.status, 422)
    assert.deepEqual(reply.body.errors, [
      { field: 'nama', msg: 'Nama wajib diisi.' },
      { field: 'nohp', msg: 'Nomor HP tidak valid. Contoh: 081234567890.' },
      { field: 'email', msg: 'Email tidak valid.' },
      { field: 'password', msg: 'Password wajib diisi.' },
    ])
    assert.equal(reply.body.message, reply.body.errors[0].msg)
    assert.equal(reply.body.error, reply.body.message)
  })

  test('a list or an object is not accepted as a number', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    for (const harga of [[25_000], ['25000'], [], {}, { toString: 1 }, { valueOf: 25_000 }]) {
      const reply = await admin.post('/admin/paket-soal', { nama_paket: 'Paket', harga })
      assert.equal(reply.status, 422, JSON.stringify(harga))
      assert.equal(reply.body.errors[0].field, 'harga')
    }
    for (const query of ['page[]=2', 'page[a]=2', 'limit[]=5', 'page=1&page=2']) {
      assert.equal((await admin.get(`/admin/user?${query}`)).status, 422, query)
    }
  })

  test('an unreadable or too large body is reported as such', async ({ assert }) => {
    const browser = await BrowserSession.visitor()
    const send = (body: string, headers: Record<string, string> = {}) =>
      fetch(`http://${env.get('HOST')}:${env.get('PORT')}/api/users/login`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
          'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
          ...headers,
        },
      })
    for (const unreadable of ['{"identifier":', '"text"', 'null', '5', '[', '['.repeat(50_000)]) {
      const reply = await send(unreadable)
      assert.equal(reply.status, 422, unreadable.slice(0, 20))
      assert.containSubset(await reply.json(), { message: 'Permintaan tidak dapat dibaca.' })
    }
    for (const encoding of ['gzip', 'br', 'deflate', 'rot13']) {
      const reply = await send('{}', { 'content-encoding': encoding })
      assert.equal(reply.status, 415, encoding)
      assert.containSubset(await reply.json(), { message: 'Jenis data tidak didukung.' })
    }
    assert.equal((await send(JSON.stringify({ identifier: 'x'.repeat(1_100_000) }))).status, 413)
  })
})
