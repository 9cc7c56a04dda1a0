import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import env from '#start/env'
import { createPackage } from '#database/factories/package_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { endpoints, nameOf } from '#tests/support/endpoints'
import { jpegPhoto, noisyPng } from '#tests/support/pictures'
import { LIMITS } from '#tests/support/limits'
import { RawConnection } from '#tests/support/raw_connection'

const MB = 1024 * 1024
const TAKES_FILES = new Set([
  'POST /api/admin/kelas/baca-berkas',
  'POST /api/admin/pembayaran-kelas/:id/bukti',
  'POST /api/admin/payments',
  'POST /api/admin/payments/:id/kembalikan',
  'POST /api/admin/pembayaran-kelas/:id/kembalikan',
  'POST /api/admin/mutasi',
  'POST /api/admin/paket-soal/:paketId/impor',
  'POST /api/payment/upload',
  'PUT /api/users/profile',
  'PUT /api/admin/pengaturan/logo',
  'PUT /api/admin/pengaturan/sertifikat/:gambar',
  'POST /api/admin/pengaturan/testimoni/gambar',
  'POST /api/admin/paket-soal/:paketId/soal-listening',
  'PUT /api/admin/paket-soal/:soalId/soal-listening',
  'PUT /api/admin/paket-soal/:paketId/rekaman/:page',
  'POST /api/admin/paket-soal/:paketId/question-reading',
  'PUT /api/admin/paket-soal/question-reading/:id',
])
const AUDIO = 'POST /api/admin/paket-soal/1/soal-listening'

/** Announces an upload of this many bytes and sends none. */
async function announce(
  browser: BrowserSession,
  call: string,
  bytes: number
): Promise<RawConnection> {
  const [method, path] = call.split(' ')
  const headers = Object.entries(browser.credentials()).map(([name, value]) => `${name}: ${value}`)
  const connection = await RawConnection.to(`http://${env.get('HOST')}:${env.get('PORT')}`)
  connection.send(
    [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      ...headers,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${bytes}`,
      '',
      '',
    ].join('\r\n')
  )
  return connection
}

async function giveUp(connection: RawConnection): Promise<void> {
  connection.socket.destroy()
  // Gives the server time to notice while the test's database is still open.
  await connection.closed
  await delay(100)
}

/** Status of an announced upload, or null when the server waits for the body. */
async function statusBeforeBody(
  browser: BrowserSession,
  call: string,
  bytes: number
): Promise<number | null> {
  const connection = await announce(browser, call, bytes)
  await Promise.race([connection.until('\r\n\r\n'), delay(500)])
  await giveUp(connection)
  const status = /^HTTP\/1.1 (\d+)/.exec(connection.received)?.[1]
  return status === undefined ? null : Number(status)
}

test.group('An upload', (group) => {
  isolateDatabase(group)

  test('an upload is read only on routes that accept one', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    const changing = endpoints().filter(({ method }) => method !== 'GET')
    const wrong: string[] = []
    for (const endpoint of changing) {
      const name = nameOf(endpoint)
      // A seat's signature is asked for first.
      if (['POST /api/labs/kejadian', 'POST /api/labs/cek-perangkat'].includes(name)) continue
      // Bodies aren't read: a mail program's one-click request may be a form with parts (RFC 8058).
      if (endpoint.pattern === '/api/berhenti-email/:token') continue
      const path = endpoint.pattern.replace(/^\/api/, '').replace(/:\w+/g, '1')
      const file = { berkas: { data: Buffer.alloc(10), filename: 'a.txt' } }
      const isLogout = path === '/users/logout'
      const browser = isLogout ? await BrowserSession.of(await createAdmin()) : admin
      const { status, body } = await browser.upload(endpoint.method as 'POST', path, {}, file)
      const isRefused = status === 415 && body.message === 'Jenis data tidak didukung.'
      if (isRefused === TAKES_FILES.has(name)) wrong.push(`${name}: ${status}`)
    }
    assert.deepEqual(wrong, [])
  }).timeout(LIMITS.manyRuns)

  test('an upload by a visitor is refused before a byte is read', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal(await statusBeforeBody(visitor, 'POST /api/payment/upload', MB), 401)
    assert.equal(await statusBeforeBody(visitor, AUDIO, MB), 401)
  })

  test("an upload waits for the same learner's earlier upload, and for no other's", async ({
    assert,
    cleanup,
  }) => {
    const slow = await BrowserSession.of(await createUser())
    const other = await BrowserSession.of(await createUser())
    const send = (browser: BrowserSession) =>
      browser.upload('PUT', '/users/profile', { nama: 'Nama', email: 'bukan email' })
    const first = await announce(slow, 'PUT /api/users/profile', MB)
    cleanup(() => giveUp(first))
    await delay(300)

    let isAnswered = false
    const second = send(slow).then(({ status }) => {
      isAnswered = true
      return status
    })
    assert.equal((await send(other)).status, 422)
    await delay(300)
    assert.isFalse(isAnswered)

    await giveUp(first)
    assert.equal(await second, 422)
  })

  test("an upload by a learner to an admin's route is refused before a byte is read", async ({
    assert,
  }) => {
    const learner = await BrowserSession.of(await createUser())
    assert.equal(await statusBeforeBody(learner, AUDIO, 2 * MB), 403)
    const admin = await BrowserSession.of(await createAdmin())
    assert.isNull(await statusBeforeBody(admin, AUDIO, 2 * MB))
  })

  test('an upload above the limit of its route is refused before a byte is read', async ({
    assert,
  }) => {
    const learner = await BrowserSession.of(await createUser())
    const admin = await BrowserSession.of(await createAdmin())
    assert.equal(await statusBeforeBody(learner, 'POST /api/payment/upload', 7 * MB), 413)
    assert.isNull(await statusBeforeBody(learner, 'POST /api/payment/upload', 5 * MB))
    assert.equal(await statusBeforeBody(admin, AUDIO, 22 * MB), 413)
    assert.isNull(await statusBeforeBody(admin, AUDIO, 20 * MB))
  })

  test('uploads are accepted twenty times in ten minutes per learner', async ({ assert }) => {
    const learner = await BrowserSession.of(await createUser())
    const admin = await BrowserSession.of(await createAdmin())
    const send = (browser: BrowserSession) =>
      browser.upload('PUT', '/users/profile', { nama: 'Nama', email: 'bukan email' })
    for (let uploads = 0; uploads < 20; uploads++) {
      assert.equal((await send(learner)).status, 422)
      assert.equal((await send(admin)).status, 422)
    }
    const refused = await send(learner)
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    assert.equal((await send(admin)).status, 422)
    assert.equal((await send(await BrowserSession.of(await createUser()))).status, 422)
  })

  test('an upload of an impossible proof is refused before it is decoded', async ({ assert }) => {
    const pack = await createPackage({ status: 'belum' })
    const browser = await BrowserSession.of(await createUser())
    // A truncated picture: decoding it would report that it is not a picture.
    const broken = (await noisyPng(200, 200)).subarray(0, 40_000)
    const pay = (paket_soal_id: string, data: Buffer) =>
      browser.upload(
        'POST',
        '/payment/upload',
        { paket_soal_id },
        { bukti: { data, filename: 'a.png' } }
      )
    assert.equal((await pay(String(pack.id), broken)).status, 409)
    assert.equal((await pay('987654', broken)).status, 404)
    const offered = String((await createPackage()).id)
    assert.equal((await pay(offered, broken)).status, 415)
    assert.equal((await pay(offered, await jpegPhoto())).status, 201)
    assert.equal((await pay(offered, broken)).status, 409)
  })
})
