import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Result from '#app/results/models/result'
import { createClass } from '#database/factories/class_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { eventForm, scheduleEvent, type EventLearner } from '#tests/support/events'
import { completePackage, HOUR, MINUTE, SECOND, sweepAt } from '#tests/support/exam'
import { startedEvent } from '#tests/support/interventions'
import { LIMITS } from '#tests/support/limits'
import { confirmedAdmin } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const FIGURES = ['listeningScore', 'structureScore', 'readingScore', 'totalScore', 'kode']

test.group('Results of an event that are held back', (group) => {
  isolateDatabase(group)
  // Hashing and printing take long on a busy machine.
  group.each.timeout(LIMITS.manyCalls)

  test('until the set time no place shows a learner or a school a score, and each says when', async ({
    assert,
  }) => {
    using time = stopClock()
    const opens = new Date(time.now + 5 * HOUR).toISOString()
    const event = await startedEvent({ count: 1, hasilDibuka: opens })
    const { act, admin, path, learners, begin, ids } = event
    const [{ user, browser }] = learners as [EventLearner]
    const { id: classId } = await createClass([user], { name: 'XII IPA 1' })
    assert.equal((await admin.get(path)).body.data.hasilDibuka, opens)
    await begin({ user, browser })
    await act('selesaikan', ids, { lingkup: 'ujian' })
    const submitted = (await browser.post('/soal/jawaban', { answers: [] })).body
    assert.deepEqual([submitted.toeflScore, submitted.hasilDibuka], [null, opens])
    time.pass(10 * SECOND)
    await sweepAt(time.now)
    const result = await Result.findByOrFail('userId', user.id)

    const day = new Date(time.now + 30 * HOUR).toISOString().slice(0, 10)
    const office = await confirmedAdmin()
    const link = (
      await office.post(`/admin/kelas/${classId}/tautan`, { paketId: event.pack.id, sampai: day })
    ).body.data
    const atSchool = async () => {
      const school = await BrowserSession.visitor()
      await school.post(`/sekolah/${link.token}/buka`, { kode: link.kode })
      return (await school.get(`/sekolah/${link.token}/hasil`)).body.data.hasil
    }
    const seen = async () => ({
      row: (await browser.get('/users/riwayat-ujian')).body.data[0],
      detail: (await browser.get(`/users/riwayat-ujian/${result.id}`)).body.data,
      last: (await browser.get('/users/lastScore')).body,
      standing: (await browser.get('/users/keadaan-paket')).body.data[0].hasil,
      certificate: (await browser.get(`/users/certificate/${result.id}`)).status,
      lastCertificate: (await browser.get('/users/lastScore/sertif')).status,
      verified: (await browser.get(`/sertifikat/${result.code}`)).status,
      explanations: (await browser.get(`/users/riwayat-ujian/${result.id}/pembahasan`)).body,
      shared: await atSchool(),
    })

    const held = await seen()
    for (const shown of [held.row, held.detail]) {
      assert.deepEqual(
        FIGURES.map((figure) => shown[figure]),
        FIGURES.map(() => null)
      )
      assert.equal(shown.hasilDibuka, opens)
    }
    assert.isNull(held.detail.cefr)
    assert.deepEqual([held.last.lastScore, held.last.hasilDibuka], [null, opens])
    assert.deepEqual([held.standing.totalScore, held.standing.hasilDibuka], [null, opens])
    assert.deepEqual([held.certificate, held.lastCertificate, held.verified], [404, 404, 404])
    assert.equal(held.explanations.code, 'pembahasan_tertutup')
    assert.deepEqual([held.shared.peserta, held.shared.hasilDibuka], [[], opens])
    assert.equal(held.shared.belum[0].alasan, 'belum_dibuka_hasilnya')
    // Nor does a certificate that was replaced meanwhile.
    await user.merge({ name: 'Nama Lengkap Baru' }).save()
    const rename = `/admin/riwayat-ujian/${result.id}/perbaiki-nama`
    assert.equal((await admin.post(rename, { alasan: 'Salah ketik.' })).status, 200)
    assert.equal((await browser.get(`/sertifikat/${result.code}`)).status, 404)
    await result.refresh()
    // Staff see them.
    const staff = (await admin.get(`${path}/hasil`)).body.data.hasil
    assert.equal(staff.peserta[0].total, result.totalScore)
    assert.equal((await admin.get(`/users/certificate/${result.id}`)).status, 200)

    time.pass(5 * HOUR)
    const open = await seen()
    assert.deepEqual([open.row.totalScore, open.row.kode], [result.totalScore, result.code])
    assert.notProperty(open.row, 'hasilDibuka')
    assert.equal(open.detail.totalScore, result.totalScore)
    assert.equal(open.last.lastScore, result.totalScore)
    assert.equal(open.standing.totalScore, result.totalScore)
    assert.deepEqual([open.certificate, open.verified], [200, 200])
    assert.equal(open.shared.peserta[0].total, result.totalScore)
    assert.isNull(open.shared.hasilDibuka)
  })

  test('an admin moves the opening of results while the event runs and afterwards, and the scores follow', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, admin, watcher, path, learners, begin, ids } = await startedEvent({ count: 2 })
    const [one, other] = learners as [EventLearner, EventLearner]
    await begin(one, other)
    const move = (hasilDibuka: string | null, by = admin) =>
      by.put(`${path}/hasil-dibuka`, { hasilDibuka })
    const scoreOf = async ({ browser }: EventLearner) => {
      const [row] = (await browser.get('/users/riwayat-ujian')).body.data
      return { isHeld: row.totalScore === null, until: row.hasilDibuka }
    }
    const finish = async (id: number | undefined) => {
      await act('selesaikan', [id ?? 0], { lingkup: 'ujian' })
      time.pass(10 * SECOND)
      await sweepAt(time.now)
    }
    // How many messages to learners wait: none while the result that it is about is held back.
    const told = async () => {
      const { pesan } = (await admin.get('/admin/pesan?jenisPesan=hasil_siap')).body
      return (pesan as unknown[]).length
    }
    await finish(ids[0])
    assert.isFalse((await scoreOf(one)).isHeld)
    assert.equal(await told(), 1)

    const later = new Date(time.now + 2 * HOUR).toISOString()
    assert.equal((await move(later, watcher.browser)).status, 403)
    assert.equal((await move('besok')).status, 422)
    assert.equal((await move(later)).status, 200)
    assert.equal((await admin.get(path)).body.data.hasilDibuka, later)
    assert.deepEqual(await scoreOf(one), { isHeld: true, until: later })
    assert.equal(await told(), 0)
    await finish(ids[1])
    assert.deepEqual(await scoreOf(other), { isHeld: true, until: later })
    const entry = await AuditEntry.findByOrFail('action', 'event.results_moved')
    assert.deepInclude(entry.details, { before: null, after: later })

    assert.equal((await admin.post(`${path}/tutup`, {})).status, 200)
    const sooner = new Date(time.now + HOUR).toISOString()
    assert.equal((await move(sooner)).status, 200)
    time.pass(HOUR)
    for (const learner of learners) assert.isFalse((await scoreOf(learner)).isHeld)
    assert.equal(await told(), 2)
    assert.equal((await move(later)).status, 200)
    assert.isTrue((await scoreOf(one)).isHeld)
    assert.equal((await move(null)).status, 200)
    assert.isFalse((await scoreOf(other)).isHeld)
  })

  test('a field that is left out leaves the time as it is, and null opens at once', async ({
    assert,
  }) => {
    using time = stopClock()
    const opens = new Date(time.now + HOUR).toISOString()
    const pack = await completePackage()
    const startsAt = time.now + 10 * MINUTE
    const { admin, path, learners } = await scheduleEvent(pack, startsAt, { hasilDibuka: opens })
    const peserta = learners.map(({ user }) => user.id)
    const form = eventForm(pack, startsAt, { peserta })
    const shown = async () => (await admin.get(path)).body.data.hasilDibuka
    await admin.put(path, form)
    assert.equal(await shown(), opens)
    assert.equal((await admin.put(path, { ...form, hasilDibuka: 'besok' })).status, 422)
    await admin.put(path, { ...form, hasilDibuka: null })
    assert.isNull(await shown())
  })
})
