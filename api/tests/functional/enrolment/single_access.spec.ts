import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createAdmin, createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { jpegPhoto } from '#tests/support/pictures'
import { confirmedAdmin } from '#tests/support/questions'

const REASON = 'Simulasi pertama terputus karena listrik padam.'

async function given() {
  const [user, pack] = [await createUser({ name: 'Siti' }), await completePackage()]
  const account = await createAdmin({ name: 'Ibu Admin' })
  const admin = await (await BrowserSession.of(account)).confirmPassword()
  const path = `/admin/user/${user.id}/akses`
  const give = (alasan: unknown = REASON) => admin.post(path, { paket_soal_id: pack.id, alasan })
  return { user, pack, account, admin, path, give }
}

test.group('Access for one learner', (group) => {
  isolateDatabase(group)

  test('access for one learner is given with a reason, counts like a payment, and is no payment', async ({
    assert,
  }) => {
    const { user, pack, account, admin, path, give } = await given()
    const reply = await give()
    assert.deepEqual([reply.status, reply.body.message], [201, 'Akses berhasil diberikan.'])

    const grant = await Entitlement.findByOrFail('userId', user.id)
    assert.deepEqual(
      [grant.source, grant.paymentId, grant.grantedBy, grant.reason, grant.usedAt],
      ['admin', null, account.id, REASON, null]
    )
    assert.equal((await user.refresh()).activePackageId, pack.id)
    const entry = await AuditEntry.findByOrFail('action', 'access.granted')
    assert.deepEqual(entry.details, {
      userId: user.id,
      userName: 'Siti',
      packageName: pack.name,
      reason: REASON,
    })

    const learner = await BrowserSession.of(user)
    assert.deepEqual((await learner.get('/users/payment')).body.data, [])
    const [own] = (await learner.get('/users/akses')).body.data
    assert.containSubset(own, {
      sumber: 'admin',
      nama_paket: pack.name,
      paket_soal_id: pack.id,
      kelas: null,
      dipakai: null,
    })
    assert.notProperty(own, 'alasan')
    const states = await learner.get('/users/keadaan-paket')
    assert.containSubset(states.body.data, [
      { keadaan: 'siap', alasan: 'Akses ini diberikan tanpa pembayaran.' },
    ])

    assert.equal((await learner.put('/soal/timers', { paketId: pack.id })).status, 200)
    const listed = (await admin.get(path)).body.data
    assert.containSubset(listed, {
      nama: 'Siti',
      akses: [{ alasan: REASON, oleh: 'Ibu Admin', dicabut: null }],
    })
    assert.isString(listed.akses[0].dipakai)
  })

  test('access for one learner needs a package on sale and a reason', async ({ assert }) => {
    const { admin, path, give } = await given()
    for (const alasan of [undefined, '', '  ', null]) {
      const reply = await give(alasan ?? null)
      assert.deepEqual([reply.status, reply.body.errors[0].field], [422, 'alasan'])
    }
    assert.equal((await give('x'.repeat(501))).status, 422)
    const draft = await createPackage({ status: 'belum' })
    for (const [id, status] of [
      [draft.id, 409],
      [4_000_000, 404],
    ] as const) {
      const reply = await admin.post(path, { paket_soal_id: id, alasan: REASON })
      assert.equal(reply.status, status)
    }
    const nobody = await admin.post('/admin/user/4000000/akses', {
      paket_soal_id: draft.id,
      alasan: REASON,
    })
    assert.equal(nobody.status, 404)
    assert.lengthOf(await Entitlement.all(), 0)
  })

  test('access for one learner is not duplicated, and not given beside an open payment', async ({
    assert,
  }) => {
    const { user, pack, give } = await given()
    const payment = await createPayment(user, pack)
    const paying = await give()
    assert.equal(paying.status, 409)
    assert.include(paying.body.message, 'masih menunggu')
    await payment.merge({ status: 'rejected', pendingKey: null }).save()

    await grantAttempt(user, pack)
    const owned = await give()
    assert.equal(owned.status, 409)
    assert.include(owned.body.message, 'belum digunakan')
    assert.lengthOf(await Entitlement.all(), 1)
  })

  test('access for one learner prevents a payment for the same package', async ({ assert }) => {
    const { user, pack, give } = await given()
    await give()
    const learner = await BrowserSession.of(user)
    const reply = await learner.get(`/users/cek-akses/${pack.id}`)
    assert.deepEqual(reply.body, { bolehAkses: true, pending: false, alasan: null })
    const paid = await learner.upload(
      'POST',
      '/payment/upload',
      { paket_soal_id: String(pack.id) },
      { bukti: { data: await jpegPhoto(), filename: 'bukti.jpg' } }
    )
    assert.equal(paid.status, 409)
  })

  test('access is neither for staff nor for oneself', async ({ assert }) => {
    const { pack, account, admin } = await given()
    const teacher = await createUser({ role: 'Guru' })
    for (const { id } of [teacher, account]) {
      const reply = await admin.post(`/admin/user/${id}/akses`, {
        paket_soal_id: pack.id,
        alasan: REASON,
      })
      assert.equal(reply.status, 409)
      assert.equal(reply.body.message, 'Akses hanya dapat diberikan kepada peserta.')
    }
  })

  test('unused access is taken back with a reason; the earlier grant is active again', async ({
    assert,
  }) => {
    const { user, pack, admin, path, give } = await given()
    const earlier = await createPackage()
    await grantAttempt(user, earlier, { grantedAt: 1_000 })
    await give()
    assert.equal((await user.refresh()).activePackageId, pack.id)
    const grant = await Entitlement.query()
      .where({ userId: user.id, source: 'admin' })
      .firstOrFail()

    const missing = await admin.post(`${path}/${grant.id}/cabut`, {})
    assert.deepEqual(
      [missing.status, missing.body.message],
      [422, 'Alasan pencabutan akses harus diisi.']
    )
    const reply = await admin.post(`${path}/${grant.id}/cabut`, { alasan: 'Salah paket.' })
    assert.deepEqual([reply.status, reply.body.message], [200, 'Akses berhasil dicabut.'])
    assert.equal((await user.refresh()).activePackageId, earlier.id)
    const entry = await AuditEntry.findByOrFail('action', 'access.revoked')
    assert.deepEqual([entry.subjectId, entry.details.reason], [grant.id, 'Salah paket.'])

    const learner = await BrowserSession.of(user)
    assert.deepEqual((await learner.get('/users/akses')).body.data, [])
    assert.equal((await learner.put('/soal/timers', { paketId: pack.id })).status, 403)
    const { akses } = (await admin.get(path)).body.data
    assert.containSubset(akses, [{ id: grant.id, alasan_pencabutan: 'Salah paket.' }])
    const again = await admin.post(`${path}/${grant.id}/cabut`, { alasan: 'Lagi.' })
    assert.deepEqual([again.status, again.body.message], [409, 'Akses ini sudah dicabut.'])
    assert.equal((await give()).status, 201, 'and can be given again')
  })

  test("access that was used or paid for can't be taken back, and belongs to its learner", async ({
    assert,
  }) => {
    const { user, pack, admin, path, give } = await given()
    await give()
    const grant = await Entitlement.findByOrFail('userId', user.id)
    const other = await createUser()
    const strange = await admin.post(`/admin/user/${other.id}/akses/${grant.id}/cabut`, {
      alasan: 'x',
    })
    assert.equal(strange.status, 404)

    const learner = await BrowserSession.of(user)
    await learner.put('/soal/timers', { paketId: pack.id })
    const used = await admin.post(`${path}/${grant.id}/cabut`, { alasan: 'x' })
    assert.equal(used.status, 409)
    const paid = await grantAttempt(other, pack)
    const refused = await admin.post(`/admin/user/${other.id}/akses/${paid.id}/cabut`, {
      alasan: 'x',
    })
    assert.equal(refused.body.message, 'Akses dari pembayaran peserta tidak dapat dicabut.')
  })
})

test.group('Access for one learner at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('access given by ten calls at once is given once', async ({ assert }) => {
    const [user, pack] = [await createUser(), await createPackage()]
    const admin = await confirmedAdmin()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        admin.post(`/admin/user/${user.id}/akses`, { paket_soal_id: pack.id, alasan: REASON })
      )
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [201, ...Array.from({ length: 9 }, () => 409)])
    assert.lengthOf(await Entitlement.all(), 1)
  })

  test('access is either started or taken back, never both', async ({ assert }) => {
    const pack = await completePackage()
    const admin = await confirmedAdmin()
    for (let round = 0; round < 5; round++) {
      const user = await createUser()
      const path = `/admin/user/${user.id}/akses`
      await admin.post(path, { paket_soal_id: pack.id, alasan: REASON })
      const grant = await Entitlement.findByOrFail('userId', user.id)
      const learner = await BrowserSession.of(user)
      const [started, revoked] = await Promise.all([
        learner.put('/soal/timers', { paketId: pack.id }),
        admin.post(`${path}/${grant.id}/cabut`, { alasan: 'Salah orang.' }),
      ])
      await Promise.all([grant.refresh(), user.refresh()])
      if (started.status === 200) {
        assert.equal(revoked.status, 409)
        assert.deepEqual([grant.revokedAt, user.examStatus], [null, 'ujian'])
      } else {
        assert.deepEqual([started.status, revoked.status], [403, 200])
        assert.deepEqual(
          [grant.usedAt, user.examStatus, user.activePackageId],
          [null, 'idle', null]
        )
      }
    }
  })
})
