import { test } from '@japa/runner'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createResult } from '#database/factories/result_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, HOUR, MINUTE, start, takeSeat } from '#tests/support/exam'
import { queriesOf } from '#tests/support/queries'
import { stopClock } from '#tests/support/time_travel'

const PATH = '/users/keadaan-paket'
const stateIn = async (browser: BrowserSession, packageId: number) => {
  const { body } = await browser.get(PATH)
  return body.data.find((one: { paket_soal_id: number }) => one.paket_soal_id === packageId)
}

test.group('States of the packages', (group) => {
  isolateDatabase(group)

  test("a package's standing follows it from the first payment over a rejection to the result, and once more", async ({
    assert,
  }) => {
    const user = await createUser()
    const pack = await completePackage()
    const browser = await BrowserSession.of(user)
    const state = () => stateIn(browser, pack.id)
    const nothing = { paket_soal_id: pack.id, alasan: null, hasil: null }

    assert.deepEqual(await state(), { ...nothing, keadaan: 'belum_dibeli' })

    await createPayment(user, pack, { status: 'rejected', rejectionReason: 'Bukti buram.' })
    assert.deepEqual(await state(), { ...nothing, keadaan: 'ditolak', alasan: 'Bukti buram.' })

    const again = await createPayment(user, pack)
    assert.deepEqual(await state(), { ...nothing, keadaan: 'menunggu' })

    await again.merge({ status: 'rejected', pendingKey: null, rejectionReason: 'Salah.' }).save()
    await grantAttempt(user, pack)
    assert.deepEqual(await state(), { ...nothing, keadaan: 'siap' })

    await browser.put('/soal/timers', { paketId: pack.id })
    assert.deepEqual(await state(), { ...nothing, keadaan: 'berjalan' })
  })

  test("a package's standing shows the latest of several results beside a new purchase", async ({
    assert,
  }) => {
    const user = await createUser()
    const pack = await createPackage()
    const browser = await BrowserSession.of(user)
    const first = await createResult(user, { packageId: pack.id, listeningCorrect: 10 })
    const second = await createResult(user, { packageId: pack.id })
    await createResult(await createUser(), { packageId: pack.id, listeningCorrect: 50 })
    const state = () => stateIn(browser, pack.id)
    assert.notEqual(first.totalScore, second.totalScore)
    const done = {
      paket_soal_id: pack.id,
      alasan: null,
      hasil: { id: second.id, totalScore: second.totalScore },
    }

    assert.deepEqual(await state(), { ...done, keadaan: 'selesai' })
    await createPayment(user, pack)
    assert.deepEqual(await state(), { ...done, keadaan: 'menunggu' })
    await createPayment(user, pack, { status: 'rejected', rejectionReason: 'Nominal kurang.' })
    assert.deepEqual(await state(), { ...done, keadaan: 'ditolak', alasan: 'Nominal kurang.' })
    await grantAttempt(user, pack)
    await grantAttempt(user, pack)
    assert.deepEqual(await state(), { ...done, keadaan: 'siap' })
  })

  test("a package's standing lets a granted package wait behind a running one, an archived one too", async ({
    assert,
  }) => {
    const seat = await takeSeat(await completePackage({ name: 'Paket A' }))
    const next = await createPackage()
    await grantAttempt(seat.user, next)
    await seat.browser.put('/soal/timers', { paketId: seat.pack.id })

    const waiting = {
      paket_soal_id: next.id,
      keadaan: 'menunggu_giliran',
      alasan:
        'Akses paket ini sudah Anda miliki. Selesaikan dulu simulasi Paket A yang sedang berjalan.',
      hasil: null,
    }
    assert.deepEqual(await stateIn(seat.browser, next.id), waiting)
    await seat.pack.merge({ archivedAt: Date.now() }).save()
    assert.deepEqual(await stateIn(seat.browser, next.id), waiting)
    assert.isUndefined(await stateIn(seat.browser, seat.pack.id))
  })

  test("a package's standing shows the result of an attempt whose rest ran out, before the sweeper finishes it", async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(30 * MINUTE + 24 * HOUR)
    // The login itself has ended, too.
    const state = await stateIn(await BrowserSession.of(seat.user), seat.pack.id)
    assert.equal(state.keadaan, 'selesai')
    assert.equal(state.hasil.totalScore, 310)
  })

  test('the standings of all packages take one query', async ({ assert }) => {
    const user = await createUser()
    const browser = await BrowserSession.of(user)
    await createResult(user)
    const few = await queriesOf(() => browser.get(PATH))
    for (let n = 0; n < 5; n++) {
      const pack = await createPackage()
      await createPayment(user, pack)
      await createResult(user)
    }
    const many = await queriesOf(() => browser.get(PATH))
    assert.equal(many.length, few.length)
  })

  test('the standings of packages are for signed-in users only', async ({ assert }) => {
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get(PATH)).status, 401)
  })
})
