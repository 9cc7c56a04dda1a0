import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import { createClass } from '#database/factories/class_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createPayment } from '#database/factories/payment_factory'
import { createUser, createUsers } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import { completePackage } from '#tests/support/exam'
import { confirmedAdmin } from '#tests/support/questions'

const REASON = 'Kerja sama dengan sekolah.'

const people = (count: number) =>
  createUsers(count, (n) => ({ name: `Siswa ${String(n).padStart(2, '0')}` }))

test.group('Access for a class', (group) => {
  isolateDatabase(group)

  test('access for a class is previewed, and given to the learners who need it', async ({
    assert,
  }) => {
    const pack = await completePackage()
    const other = await completePackage()
    const [fresh, owner, running, busy, paying] = await people(5)
    if (!fresh || !owner || !running || !busy || !paying) throw new Error('five learners')
    const schoolClass = await createClass([fresh, owner, running, busy, paying])
    await grantAttempt(owner, pack)
    for (const [learner, sat] of [
      [running, pack],
      [busy, other],
    ] as const) {
      await grantAttempt(learner, sat)
      await (await BrowserSession.of(learner)).put('/soal/timers', { paketId: sat.id })
    }
    await createPayment(paying, pack)

    const admin = await confirmedAdmin()
    const path = `/admin/kelas/${schoolClass.id}/akses`
    const SUMMARY =
      '2 peserta mendapat akses, 1 sudah punya, 1 sedang ujian, 1 menunggu pembayaran sendiri.'
    const before = await Entitlement.all()
    const checked = await admin.post(`${path}/periksa`, { paket_soal_id: pack.id })
    assert.equal(checked.status, 200)
    assert.equal(checked.body.data.ringkasan, SUMMARY)
    assert.deepEqual(
      checked.body.data.peserta.map(({ hasil }: { hasil: string }) => hasil),
      ['diberi', 'sudah_punya', 'sedang_ujian', 'diberi', 'menunggu_pembayaran']
    )
    assert.lengthOf(await Entitlement.all(), before.length, 'nothing is given by a check')

    const given = await admin.post(path, { paket_soal_id: pack.id, alasan: REASON })
    assert.deepEqual([given.status, given.body.message], [200, SUMMARY])
    const grants = await Entitlement.query().where('source', 'class').orderBy('userId')
    assert.deepEqual(
      grants.map(({ userId, classId, classPaymentId, reason }) => [
        userId,
        classId,
        classPaymentId,
        reason,
      ]),
      [fresh, busy].map(({ id }) => [id, schoolClass.id, null, REASON])
    )
    const entry = await AuditEntry.findByOrFail('action', 'class.access_granted')
    assert.deepEqual(entry.details, {
      name: 'XII IPA 1',
      packageName: pack.name,
      learners: 2,
      reason: REASON,
    })
    await Promise.all([fresh.refresh(), busy.refresh()])
    assert.deepEqual([fresh.activePackageId, busy.activePackageId], [pack.id, other.id])

    const learner = await BrowserSession.of(fresh)
    const own = (await learner.get('/users/akses')).body.data
    assert.containSubset(own, [{ sumber: 'class', kelas: 'XII IPA 1', nama_paket: pack.name }])
    assert.equal((await learner.put('/soal/timers', { paketId: pack.id })).status, 200)

    const again = await admin.post(path, { paket_soal_id: pack.id, alasan: REASON })
    assert.equal(again.status, 409)
    assert.include(again.body.message, '0 peserta mendapat akses')
  })

  test('access for a class can be given to selected learners, who must be in it', async ({
    assert,
  }) => {
    const [one, two] = await people(2)
    const stranger = await createUser()
    if (!one || !two) throw new Error('two learners')
    const pack = await createPackage()
    const path = `/admin/kelas/${(await createClass([one, two])).id}/akses`
    const admin = await confirmedAdmin()

    const strange = await admin.post(path, {
      paket_soal_id: pack.id,
      peserta: [one.id, stranger.id],
      alasan: REASON,
    })
    assert.equal(strange.status, 409)
    assert.lengthOf(await Entitlement.all(), 0)
    const reply = await admin.post(path, {
      paket_soal_id: pack.id,
      peserta: [two.id, two.id],
      alasan: REASON,
    })
    assert.equal(reply.body.message, '1 peserta mendapat akses.')
    assert.equal((await Entitlement.findByOrFail('packageId', pack.id)).userId, two.id)
  })

  test('access for a class needs learners, a package on sale, a reason, and an active class', async ({
    assert,
  }) => {
    const pack = await createPackage()
    const admin = await confirmedAdmin()
    const offer = { paket_soal_id: pack.id, alasan: REASON }
    const empty = `/admin/kelas/${(await createClass()).id}/akses`
    assert.equal((await admin.post(empty, offer)).status, 409)
    assert.equal((await admin.post(`${empty}/periksa`, offer)).status, 409)

    const learners = await people(1)
    const path = `/admin/kelas/${(await createClass(learners)).id}/akses`
    assert.equal((await admin.post(path, { ...offer, alasan: ' ' })).status, 422)
    for (const peserta of [[], ['a'], [0], {}, [1.5]]) {
      assert.equal((await admin.post(path, { ...offer, peserta })).status, 422)
    }
    const draft = await createPackage({ status: 'belum' })
    assert.equal((await admin.post(path, { ...offer, paket_soal_id: draft.id })).status, 409)
    const archived = await createClass(learners, { archivedAt: 1 })
    assert.equal((await admin.post(`/admin/kelas/${archived.id}/akses`, offer)).status, 409)
    assert.equal((await admin.post('/admin/kelas/4000000/akses', offer)).status, 404)
    assert.lengthOf(await Entitlement.all(), 0)
  })
})

test.group('Access for classes at once', (group) => {
  emptyDatabaseAfterEach(group)

  test('access for two classes at once is given once to their common learners', async ({
    assert,
  }) => {
    const learners = await people(12)
    const pack = await createPackage()
    const classes = [await createClass(learners), await createClass(learners.toReversed())]
    const admin = await confirmedAdmin()
    const replies = await Promise.all(
      [...classes, ...classes].map(({ id }) =>
        admin.post(`/admin/kelas/${id}/akses`, { paket_soal_id: pack.id, alasan: REASON })
      )
    )
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
    assert.lengthOf(await Entitlement.all(), 12)
  })
})
