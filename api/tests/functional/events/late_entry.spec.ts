import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { emptyDatabaseAfterEach, isolateDatabase } from '#tests/support/database'
import type { EventLearner } from '#tests/support/events'
import { MINUTE } from '#tests/support/exam'
import { startedEvent, WHY } from '#tests/support/interventions'
import { stopClock } from '#tests/support/time_travel'

const LATE = { menit: 10 }

test.group('Late entry', (group) => {
  isolateDatabase(group)

  test('an invigilator lets a learner in after the tolerance, without the token and with full time', async ({
    assert,
  }) => {
    using time = stopClock()
    const { id, act, path, pack, watcher, learners } = await startedEvent({ pakaiToken: true })
    const [late, other] = learners as [EventLearner, EventLearner]
    const begin = (one: EventLearner) => one.browser.put('/soal/timers', { paketId: pack.id })
    const admit = (more = {}) =>
      act('izinkan_masuk', [late.user.id], { ...LATE, ...more }, watcher.browser)

    const early = (await admit()).body.hasil[0]
    assert.deepInclude(early, { status: 'dilewati', keterangan: 'Masih dapat masuk sendiri.' })
    time.pass(15 * MINUTE)
    assert.equal((await begin(late)).status, 403)
    assert.equal((await late.browser.post(`/jadwal/${id}/masuk`)).status, 409)
    assert.equal((await watcher.browser.get(`${path}/papan`)).body.data.fase, 'selesai')

    const asked = { jenis: 'izinkan_masuk', peserta: [late.user.id], alasan: WHY, ...LATE }
    const preview = await watcher.browser.post(`${path}/tindakan?periksa=1`, asked)
    assert.equal(preview.body.hasil[0].status, 'akan_dilakukan')
    assert.equal((await begin(late)).status, 403, 'a preview changes nothing')
    const done = (await admit()).body.hasil[0]
    assert.equal(done.status, 'dilakukan')
    assert.match(done.keterangan, /^Boleh masuk sampai pukul \d\d\.\d\d WIB, dengan waktu penuh\.$/)

    const board = (await watcher.browser.get(`${path}/papan`)).body.data
    assert.deepEqual([board.fase, board.bisaTambah], ['berlangsung', false])
    assert.equal((await begin(other)).status, 403, 'the others stay outside')
    const own = (await late.browser.get(`/jadwal/${id}`)).body.data
    assert.deepInclude(own, { fase: 'berlangsung', perluToken: false })
    assert.equal(Date.parse(own.ditutup), time.now + 10 * MINUTE)
    assert.equal((await other.browser.get(`/jadwal/${id}`)).body.data.fase, 'selesai')
    const room = await late.browser.post(`/jadwal/${id}/masuk`)
    assert.equal(room.status, 200)
    const { pemberitahuan } = (await late.browser.get(`/jadwal/${id}/ruang-tunggu`)).body
    assert.match(pemberitahuan[0].teks, /^Pengawas mengizinkan Anda masuk sampai pukul/)
    time.pass(9 * MINUTE)
    assert.equal((await begin(late)).body.secondsRemaining, 30 * 60)

    const entries = await AuditEntry.query().where('action', 'event.intervened')
    assert.lengthOf(entries, 1)
    assert.deepInclude(entries[0]?.details, { kind: 'izinkan_masuk', reason: WHY })
    const again = (await admit()).body.hasil[0]
    assert.equal(again.keterangan, 'Sudah mulai mengerjakan.')
  })

  test('a leave to come in ends, can be given longer but not twice, and ends with the event', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, path, admin, pack, learners, ids } = await startedEvent()
    const [late] = learners as [EventLearner]
    const begin = () => late.browser.put('/soal/timers', { paketId: pack.id })
    const admit = async (menit: number) =>
      (await act('izinkan_masuk', ids.slice(0, 1), { menit })).body.hasil[0]
    time.pass(20 * MINUTE)
    assert.equal((await admit(5)).status, 'dilakukan')
    time.pass(5 * MINUTE)
    assert.equal((await begin()).status, 403)
    assert.equal((await admin.get(`${path}/papan`)).body.data.fase, 'selesai')
    assert.equal((await admit(10)).status, 'dilakukan')
    assert.match((await admit(5)).keterangan, /^Sudah boleh masuk sampai pukul/)
    assert.equal((await admit(20)).status, 'dilakukan')
    assert.equal((await admin.post(`${path}/tutup`, {})).status, 200)
    assert.equal((await begin()).status, 403)
  })
})

test.group('Codes for learners of an event', (group) => {
  // With transactions of its own, which wait for a statement outside of them.
  emptyDatabaseAfterEach(group)

  test('an invigilator of the event gives its learner a code, shown once, with a reason', async ({
    assert,
  }) => {
    const { path, watcher, learners } = await startedEvent()
    const [{ user }] = learners as [EventLearner]
    const codePath = `${path}/peserta/${user.id}/kode-reset`
    const why = { alasan: 'Kartunya tertinggal.' }
    assert.equal((await watcher.browser.post(codePath, why)).status, 403, 'password not confirmed')
    await watcher.browser.confirmPassword()
    assert.equal((await watcher.browser.post(codePath, {})).status, 422)
    const { status, body } = await watcher.browser.post(codePath, why)
    assert.equal(status, 200)
    assert.sameMembers(Object.keys(body), ['kode', 'berlakuSampai'])

    const visitor = await BrowserSession.visitor()
    const reset = { identifier: user.nohp, kode: body.kode, newPassword: 'matahari-terbit' }
    assert.equal((await visitor.post('/users/reset-password', reset)).status, 200)
    const entry = await AuditEntry.findByOrFail('action', 'event.reset_code_issued')
    assert.deepInclude(entry.details, { userId: user.id, reason: why.alasan })
    assert.notInclude(JSON.stringify(entry.details), body.kode)
  })

  test('a code is refused for other events, other people, and out of the event’s time', async ({
    assert,
  }) => {
    using time = stopClock()
    const { path, watcher, learners, admin } = await startedEvent()
    const [{ user }, removed] = learners as [EventLearner, EventLearner]
    await watcher.browser.confirmPassword()
    const why = { alasan: 'Kartunya tertinggal.' }
    const ask = async (at: string, userId: number) =>
      (await watcher.browser.post(`${at}/peserta/${userId}/kode-reset`, why)).status
    const other = await startedEvent()
    assert.equal(await ask(other.path, user.id), 404)
    assert.equal(await ask(path, other.ids[0] ?? 0), 404)
    assert.equal(await ask(path, watcher.user.id), 404)
    await admin.delete(`${path}/peserta/${removed.user.id}`)
    assert.equal(await ask(path, removed.user.id), 404)
    const staff = await createUser({ role: 'Pengawas' })
    assert.equal(await ask(path, staff.id), 404)
    await user.merge({ role: 'Guru' }).save()
    assert.equal(await ask(path, user.id), 404)
    await user.merge({ role: 'User' }).save()
    assert.equal(await ask(path, user.id), 200)
    time.pass(16 * MINUTE)
    await watcher.browser.confirmPassword()
    assert.equal(await ask(path, user.id), 409)
  })
})
