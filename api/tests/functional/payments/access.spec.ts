import { test } from '@japa/runner'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'

test.group('Access check', (group) => {
  isolateDatabase(group)

  test('the access check follows a package from the first payment to the end of the attempt', async ({
    assert,
  }) => {
    const user = await createUser()
    const pack = await completePackage()
    const browser = await BrowserSession.of(user)
    const access = async () => (await browser.get(`/users/cek-akses/${pack.id}`)).body
    const active = async () => (await browser.get('/users/cek-akses')).body

    assert.deepEqual(await access(), { bolehAkses: false, pending: false, alasan: null })
    assert.deepEqual(await active(), { bolehAkses: false, paketId: null })

    await createPayment(user, pack, { status: 'rejected', rejectionReason: 'Bukti buram.' })
    assert.deepEqual(await access(), { bolehAkses: false, pending: false, alasan: 'Bukti buram.' })

    await createPayment(user, pack)
    assert.deepEqual(await access(), {
      bolehAkses: false,
      pending: true,
      alasan: 'Pembayaran Anda sedang menunggu verifikasi admin.',
    })
    assert.deepEqual(await active(), { bolehAkses: false, paketId: null })

    await grantAttempt(user, pack)
    assert.deepEqual(await access(), { bolehAkses: true, pending: false, alasan: null })
    assert.deepEqual(await active(), { bolehAkses: true, paketId: pack.id })

    assert.equal((await browser.put('/soal/timers', { paketId: pack.id })).status, 200)
    assert.deepEqual(await access(), { bolehAkses: true, pending: false, alasan: null })
    assert.deepEqual(await active(), { bolehAkses: true, paketId: pack.id })
  })

  test('the access check allows every unused grant while nothing runs, and only one package while it runs', async ({
    assert,
  }) => {
    const user = await createUser()
    const [first, second] = [await completePackage({ name: 'Paket A' }), await createPackage()]
    await grantAttempt(user, first, { grantedAt: 1_000 })
    await grantAttempt(user, second, { grantedAt: 2_000 })
    const browser = await BrowserSession.of(user)

    for (const { id } of [first, second]) {
      assert.isTrue((await browser.get(`/users/cek-akses/${id}`)).body.bolehAkses)
    }
    const latest = await browser.get('/users/cek-akses')
    assert.deepEqual(latest.body, { bolehAkses: true, paketId: second.id })

    assert.equal((await browser.put('/soal/timers', { paketId: first.id })).status, 200)
    const waiting = await browser.get(`/users/cek-akses/${second.id}`)
    assert.deepEqual(waiting.body, {
      bolehAkses: false,
      pending: true,
      alasan:
        'Akses paket ini sudah Anda miliki. Selesaikan dulu simulasi Paket A yang sedang berjalan.',
    })
    const running = await browser.get('/users/cek-akses')
    assert.deepEqual(running.body, { bolehAkses: true, paketId: first.id })
  })

  test('the access check keeps the grant of a package that was archived', async ({ assert }) => {
    const user = await createUser()
    const pack = await createPackage({ archivedAt: Date.now() })
    await grantAttempt(user, pack)
    const browser = await BrowserSession.of(user)
    assert.isTrue((await browser.get(`/users/cek-akses/${pack.id}`)).body.bolehAkses)
  })

  test("the access check ignores others' grants and unknown packages", async ({ assert }) => {
    const pack = await createPackage()
    await grantAttempt(await createUser(), pack)
    const browser = await BrowserSession.of(await createUser())
    const reply = await browser.get(`/users/cek-akses/${pack.id}`)
    assert.deepEqual(reply.body, { bolehAkses: false, pending: false, alasan: null })
    assert.equal((await browser.get(`/users/cek-akses/${pack.id + 1000}`)).status, 404)
    assert.equal((await browser.get('/users/cek-akses/abc')).status, 404)
  })
})
