import { test } from '@japa/runner'
import AuditEntry from '#app/audit/models/audit_entry'
import Entitlement from '#app/enrolment/models/entitlement'
import Attempt from '#app/exam/models/attempt'
import Question from '#app/packages/models/question'
import { createLab } from '#database/factories/lab_factory'
import { grantAttempt } from '#database/factories/entitlement_factory'
import { createPackage } from '#database/factories/package_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { eventForm, scheduleEvent, type EventLearner } from '#tests/support/events'
import { completePackage, HOUR, MINUTE, SECOND, sweepAt } from '#tests/support/exam'
import { through } from '#tests/support/kiosk'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const TOO_EARLY =
  'Ujian ini dimulai bersama-sama sesuai jadwal. Masuk ke ruang tunggu dari bagian Ujian Terjadwal.'

test.group('Exam events, as admins plan them', (group) => {
  isolateDatabase(group)

  test('an exam event is a draft until it is scheduled, and then gives each learner a grant', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const admin = await adminBrowser()
    const [one, other] = [await createUser(), await createUser()]
    const kelas = (await admin.post('/admin/kelas', { nama: 'XII IPA 1' })).body.id
    await admin.post(`/admin/kelas/${kelas}/peserta`, {
      daftar: `Nama,Nomor HP,Email\n${other.name},${other.nohp},`,
    })
    const form = eventForm(pack, time.now + HOUR, { kelas: [kelas], peserta: [one.id] })
    const made = await admin.post('/admin/jadwal', form)
    assert.equal(made.status, 201)
    const path = `/admin/jadwal/${made.body.id}`
    const draft = (await admin.get(path)).body.data
    assert.containSubset(draft, { fase: 'konsep', jumlah_peserta: 2, bisaDiubah: true })
    assert.lengthOf(await Entitlement.all(), 0)
    assert.lengthOf((await (await BrowserSession.of(one)).get('/jadwal')).body.data, 0)

    assert.equal((await admin.post(`${path}/jadwalkan`)).status, 200)
    assert.equal((await admin.post(`${path}/jadwalkan`)).status, 409)
    const grants = await Entitlement.query().orderBy('userId')
    assert.deepEqual(
      grants.map(({ userId, source, eventId }) => [userId, source, eventId]),
      [one.id, other.id].map((id) => [id, 'event', made.body.id])
    )
    // An event that isn't open yet doesn't change anybody's next package.
    assert.isNull((await one.refresh()).activePackageId)
    const list = (await admin.get('/admin/jadwal?search=ipa')).body
    assert.containSubset(list.data, [{ id: made.body.id, fase: 'terjadwal', peserta: 2 }])
    const entries = await AuditEntry.query().where('subjectType', 'event').orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['event.created', 'event.scheduled']
    )
  })

  test('an exam event with impossible values is refused with a message', async ({ assert }) => {
    using time = stopClock()
    const admin = await adminBrowser()
    const pack = await completePackage()
    const staff = await createUser({ role: 'Guru' })
    const learner = await createUser()
    const at = time.now + HOUR
    for (const [changes, status, message] of [
      [{ nama: ' ' }, 422, 'Nama ujian wajib diisi!'],
      [{ mulai: 'besok' }, 422, 'Waktu mulai tidak valid.'],
      [{ mulai: '2026-13-45T99:00Z' }, 422, 'Waktu mulai tidak valid.'],
      [{ toleransi: 0 }, 422, null],
      [{ caraMulai: 'lain' }, 422, null],
      [{ paketId: 999_999 }, 404, null],
      [{ labId: 999_999 }, 404, null],
      [{ kelas: [999_999] }, 422, 'Salah satu kelas tidak ada atau sudah diarsipkan.'],
      [{ peserta: [staff.id] }, 422, 'Salah satu peserta tidak ada atau bukan akun peserta.'],
      [
        { pengawas: [learner.id] },
        422,
        'Salah satu pengawas tidak ada atau bukan Pengawas maupun Admin.',
      ],
    ] as const) {
      const reply = await admin.post('/admin/jadwal', eventForm(pack, at, changes))
      assert.equal(reply.status, status, JSON.stringify(changes))
      if (message) assert.equal(reply.body.message, message)
    }
    const draftOf = async (form: object) => {
      const { body } = await admin.post('/admin/jadwal', form)
      return admin.post(`/admin/jadwal/${body.id}/jadwalkan`)
    }
    const nobody = await draftOf(eventForm(pack, at))
    assert.match(nobody.body.message, /^Pilih peserta/)
    const past = eventForm(pack, time.now - 2 * HOUR, { peserta: [learner.id] })
    assert.match((await draftOf(past)).body.message, /sudah lewat/)
    const question = await Question.query()
      .where('packageId', pack.id)
      .where('page', 7)
      .firstOrFail()
    const draft = await admin.post('/admin/jadwal', eventForm(pack, at, { peserta: [learner.id] }))
    await question.delete()
    assert.equal((await admin.post(`/admin/jadwal/${draft.body.id}/jadwalkan`)).status, 409)
  })

  test("a change of an event's learners gives new ones a grant and revokes those of removed ones", async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { path, admin, learners } = await scheduleEvent(pack, time.now + HOUR, { count: 2 })
    const [stays, goes] = learners.map(({ user }) => user.id)
    const comes = (await createUser()).id
    const form = eventForm(pack, time.now + 2 * HOUR, { peserta: [stays, comes] })
    assert.equal((await admin.put(path, form)).status, 200)
    const open = await Entitlement.query().whereNull('revokedAt').orderBy('userId')
    assert.sameMembers(
      open.map(({ userId }) => userId),
      [stays, comes]
    )
    assert.isNotNull((await Entitlement.findByOrFail('userId', goes)).revokedAt)
  })

  test('an event of an incomplete package is refused when it is saved, saying what is missing', async ({
    assert,
  }) => {
    using time = stopClock()
    const admin = await adminBrowser()
    const at = time.now + HOUR
    const pack = await completePackage()
    const { path } = await scheduleEvent(pack, at)
    const empty = await createPackage()
    for (const reply of [
      await admin.post('/admin/jadwal', eventForm(empty, at)),
      await admin.put(path, eventForm(empty, at)),
    ]) {
      assert.equal(reply.status, 422)
      assert.equal(reply.body.errors[0].field, 'paketId')
      assert.match(reply.body.message, /^Soal paket ini belum lengkap\. .*nomor 1-50 belum ada/)
    }
    assert.equal((await admin.get(path)).body.data.paketId, pack.id)
  })

  test("an event's package may be changed until its start, and its learners sit the new one with what they had", async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const event = await scheduleEvent(pack, time.now + 10 * MINUTE, { count: 2 })
    const { path, admin, learners } = event
    const [one, other] = learners as [EventLearner, EventLearner]
    const peserta = [one.user.id, other.user.id]
    const own = `/jadwal/${event.id}`
    await admin.put(`${path}/peserta/${one.user.id}/waktu-tambahan`, { persen: 50, alasan: 'Mata' })
    await one.browser.post(`${own}/masuk`, { tokenUjian: event.token(time.now) })

    const next = await completePackage()
    const form = eventForm(next, time.now + 10 * MINUTE, { peserta })
    assert.equal((await admin.put(path, form)).status, 200)
    const waiting = (await one.browser.get(`${own}/ruang-tunggu`)).body
    assert.containSubset(waiting, { paketId: next.id, perluToken: false })

    time.pass(MINUTE)
    assert.equal((await admin.post(`${path}/mulai`)).status, 200)
    const late = await admin.put(path, eventForm(pack, time.now + 10 * MINUTE, { peserta }))
    assert.equal(late.status, 409)
    assert.equal((await one.browser.put('/soal/timers', { paketId: pack.id })).status, 403)
    assert.equal((await one.browser.put('/soal/timers', { paketId: next.id })).status, 200)
    const attempt = await Attempt.findByOrFail('userId', one.user.id)
    assert.containSubset(attempt.$attributes, { packageId: next.id, extraPercent: 50 })
  })

  test('a cancelled event takes back its unused grants', async ({ assert }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { path, admin, learners } = await scheduleEvent(pack, time.now + HOUR, { count: 2 })
    assert.equal((await admin.post(`${path}/batalkan`)).status, 200)
    assert.equal((await admin.post(`${path}/batalkan`)).status, 409)
    assert.lengthOf(await Entitlement.query().whereNull('revokedAt'), 0)
    const [{ browser }] = learners as [(typeof learners)[0]]
    const { data } = (await browser.get('/jadwal')).body
    assert.containSubset(data, [{ fase: 'batal' }])
    time.pass(HOUR)
    assert.equal((await browser.put('/soal/timers', { paketId: pack.id })).status, 403)
  })

  test('an event is seen and started by its assigned invigilators, and by no others', async ({
    assert,
  }) => {
    using time = stopClock()
    const [assigned, stranger] = [
      await createUser({ role: 'Pengawas' }),
      await createUser({ role: 'Pengawas' }),
    ]
    const pack = await completePackage()
    const at = time.now + 10 * MINUTE
    const { path, learners } = await scheduleEvent(pack, at, { pengawas: [assigned.id] })
    const theirs = await BrowserSession.of(assigned)
    const others = await BrowserSession.of(stranger)

    assert.lengthOf((await theirs.get('/admin/jadwal')).body.data, 1)
    assert.equal((await theirs.get(path)).status, 200)
    assert.match((await theirs.get(`${path}/papan`)).body.data.token.kode, /^[A-Z]{6}$/)
    assert.equal((await theirs.put(path, {})).status, 403)
    assert.equal((await theirs.post(`${path}/batalkan`)).status, 403)
    const removal = `${path}/peserta/${learners[0]?.user.id}`
    assert.equal((await theirs.delete(removal)).status, 403)

    assert.deepEqual((await others.get('/admin/jadwal')).body.data, [])
    assert.equal((await others.get(path)).status, 404)
    assert.equal((await others.get(`${path}/papan`)).status, 404)
    assert.equal((await others.post(`${path}/mulai`)).status, 404)
    assert.equal((await theirs.post(`${path}/mulai`)).status, 200)
  })
})

test.group('An exam event, as its learners live it', (group) => {
  isolateDatabase(group)

  test('an event returns no questions and starts by no route before the common start', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { path, admin, learners, token, id } = await scheduleEvent(pack, time.now + HOUR)
    const [{ browser, user }] = learners as [(typeof learners)[0]]
    // A grant of their own for the same package doesn't circumvent the event.
    await grantAttempt(user, pack)

    const refused = async (moment: string) => {
      for (const body of [{ paketId: pack.id }, {}, { nohp: user.nohp, paketId: pack.id }]) {
        const reply = await browser.put('/soal/timers', body)
        assert.deepEqual([reply.status, reply.body.message], [403, TOO_EARLY], moment)
      }
      assert.equal((await browser.get(`/soal?paketId=${pack.id}`)).status, 403, moment)
      assert.equal((await browser.get('/soal/kunci')).status, 409, moment)
      assert.lengthOf(await Attempt.all(), 0, moment)
      const access = (await browser.get(`/users/cek-akses/${pack.id}`)).body
      assert.deepEqual(access, { bolehAkses: false, pending: true, alasan: TOO_EARLY })
      const { data } = (await browser.get('/users/keadaan-paket')).body
      assert.containSubset(data, [{ paket_soal_id: pack.id, keadaan: 'terjadwal' }])
    }
    await refused('before the doors')
    assert.equal((await browser.post(`/jadwal/${id}/masuk`, { tokenUjian: 'x' })).status, 409)

    time.pass(HOUR - 30 * MINUTE)
    await refused('with open doors')
    const entered = await browser.post(`/jadwal/${id}/masuk`, { tokenUjian: token(time.now) })
    assert.containSubset(entered.body, { fase: 'ruang_tunggu', keadaan: 'menunggu', sisa: null })
    await refused('in the waiting room')
    assert.equal((await browser.put(`/jadwal/${id}/siap`)).status, 200)
    const waiting = (await browser.get(`/jadwal/${id}/ruang-tunggu`)).body
    assert.deepEqual(Object.keys(waiting).sort(), [
      'ditutup',
      'fase',
      'keadaan',
      'mulai',
      'paketId',
      'pemberitahuan',
      'perluToken',
      'sisa',
      'tanyaLagi',
    ])
    time.pass(45 * MINUTE)
    await refused('after the set time, and before the press')

    assert.equal((await admin.post(`${path}/mulai`)).status, 200)
    assert.equal((await browser.get(`/jadwal/${id}/ruang-tunggu`)).body.sisa, 0)
    const started = await browser.put('/soal/timers', { nohp: user.nohp, paketId: pack.id })
    assert.containSubset(started.body, { sesi: 'listening', secondsRemaining: 1800 })
    const attempt = await Attempt.findByOrFail('userId', user.id)
    const grant = await Entitlement.findOrFail(attempt.entitlementId)
    assert.equal(grant.eventId, id)
    const board = (await admin.get(`${path}/papan`)).body.data
    assert.containSubset(board, { fase: 'berlangsung', peserta: [{ keadaan: 'mengerjakan' }] })
  })

  test('an event needs its present token, and limits guessing', async ({ assert }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { admin, path, learners, token, id } = await scheduleEvent(pack, time.now, { count: 2 })
    const [{ browser }, { browser: guesser }] = learners as [
      (typeof learners)[0],
      (typeof learners)[0],
    ]
    const enter = (tokenUjian?: string) => browser.post(`/jadwal/${id}/masuk`, { tokenUjian })
    assert.equal((await enter()).status, 422)
    const old = token(time.now - 30 * MINUTE)
    assert.equal(
      (await enter(old)).body.message,
      'Token salah. Lihat token terbaru di layar pengawas.'
    )
    await admin.post(`${path}/mulai`)
    const early = await browser.put('/soal/timers', { paketId: pack.id })
    assert.equal(early.status, 403)
    assert.match(early.body.message, /^Masukkan token/)

    const shown = (await admin.get(`${path}/papan`)).body.data.token.kode
    assert.equal((await enter(shown.toLowerCase())).status, 200)
    // An admitted learner comes back without a token.
    time.pass(10 * MINUTE)
    assert.equal((await enter()).status, 200)
    assert.equal((await browser.put('/soal/timers', { paketId: pack.id })).status, 200)

    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      statuses.push((await guesser.post(`/jadwal/${id}/masuk`, { tokenUjian: 'ACEFGH' })).status)
    }
    assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429, 429])
  })

  test('an event admits a latecomer on their own clock, and nobody after the tolerance', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { admin, path, learners, token, id } = await scheduleEvent(pack, time.now, { count: 2 })
    const [late, later] = learners as [(typeof learners)[0], (typeof learners)[0]]
    await admin.post(`${path}/mulai`)
    time.pass(15 * MINUTE - SECOND)
    assert.equal(
      (await late.browser.post(`/jadwal/${id}/masuk`, { tokenUjian: token(time.now) })).status,
      200
    )
    const started = await late.browser.put('/soal/timers', { paketId: pack.id })
    assert.equal(started.body.secondsRemaining, 1800)

    time.pass(SECOND)
    const shut = await later.browser.post(`/jadwal/${id}/masuk`, { tokenUjian: token(time.now) })
    assert.deepEqual(
      [shut.status, shut.body.message],
      [409, 'Waktu masuk ujian ini sudah habis. Hubungi pengawas.']
    )
    assert.equal((await later.browser.put('/soal/timers', { paketId: pack.id })).status, 403)
    // A learner with an attempt continues, and may open the room again.
    assert.equal((await late.browser.put('/soal/timers', {})).status, 200)
    assert.equal((await late.browser.post(`/jadwal/${id}/masuk`)).body.keadaan, 'mengerjakan')
  })

  test('an event starts by itself at the set time, if planned so', async ({ assert }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { admin, path, learners, id } = await scheduleEvent(pack, time.now + 5 * MINUTE, {
      caraMulai: 'otomatis',
      pakaiToken: false,
    })
    const [{ browser }] = learners as [(typeof learners)[0]]
    assert.equal((await browser.post(`/jadwal/${id}/masuk`)).status, 200)
    assert.equal((await browser.get(`/jadwal/${id}/ruang-tunggu`)).body.sisa, 5 * MINUTE)
    assert.equal((await admin.post(`${path}/mulai`)).status, 409)
    time.pass(5 * MINUTE - 1)
    assert.equal((await browser.put('/soal/timers', { paketId: pack.id })).status, 403)
    time.pass(1)
    assert.equal((await browser.put('/soal/timers', { paketId: pack.id })).status, 200)
    assert.isTrue((await browser.get(`/users/cek-akses/${pack.id}`)).body.bolehAkses)
  })

  test('an event in a lab begins there only, and stays in a lab', async ({ assert }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { lab, key } = await createLab()
    const another = await createLab()
    const { admin, path, learners, token, id } = await scheduleEvent(pack, time.now, {
      labId: lab.id,
    })
    const [{ browser }] = learners as [(typeof learners)[0]]
    const inLab = through(browser.copy(), { labId: lab.id, key, seat: '07' })
    const elsewhere = through(browser.copy(), {
      labId: another.lab.id,
      key: another.key,
      seat: '01',
    })
    const body = { tokenUjian: token(time.now) }
    for (const outside of [browser, elsewhere]) {
      const reply = await outside.post(`/jadwal/${id}/masuk`, body)
      assert.deepEqual([reply.status, reply.body.code], [403, 'khusus_lab'])
    }
    assert.equal((await inLab.post(`/jadwal/${id}/masuk`, body)).status, 200)
    await admin.post(`${path}/mulai`)
    for (const outside of [browser, elsewhere]) {
      const reply = await outside.put('/soal/timers', { paketId: pack.id })
      assert.deepEqual([reply.status, reply.body.code], [403, 'khusus_lab'])
    }
    assert.lengthOf(await Attempt.all(), 0)
    assert.equal((await inLab.put('/soal/timers', { paketId: pack.id })).status, 200)
    assert.equal((await browser.get('/soal')).status, 403)
    assert.isFalse((await browser.get(`/users/cek-akses/${pack.id}`)).body.bolehAkses)
    assert.equal((await inLab.get('/soal')).status, 200)
    const board = (await admin.get(`${path}/papan`)).body.data
    assert.containSubset(board.peserta, [{ kursi: '07' }])
  })

  test("a removed learner's waiting page loses the event, and other learners don't find it", async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { admin, path, learners, token, id } = await scheduleEvent(pack, time.now, { count: 2 })
    const [{ browser, user }, other] = learners as [(typeof learners)[0], (typeof learners)[0]]
    await browser.post(`/jadwal/${id}/masuk`, { tokenUjian: token(time.now) })
    assert.equal((await admin.delete(`${path}/peserta/${user.id}`)).status, 200)
    assert.equal((await admin.delete(`${path}/peserta/${user.id}`)).status, 404)
    assert.equal((await browser.get(`/jadwal/${id}/ruang-tunggu`)).status, 404)
    assert.equal((await browser.post(`/jadwal/${id}/masuk`)).status, 404)
    assert.equal((await browser.put(`/jadwal/${id}/siap`)).status, 404)
    await admin.post(`${path}/mulai`)
    assert.equal((await browser.put('/soal/timers', { paketId: pack.id })).status, 403)

    await other.browser.post(`/jadwal/${id}/masuk`, { tokenUjian: token(time.now) })
    await other.browser.put('/soal/timers', { paketId: pack.id })
    assert.equal((await admin.delete(`${path}/peserta/${other.user.id}`)).status, 409)
    const stranger = await BrowserSession.of(await createUser())
    assert.equal((await stranger.get(`/jadwal/${id}`)).status, 404)
    assert.equal((await stranger.get(`/jadwal/${id}/ruang-tunggu`)).status, 404)
  })

  test("an event leaves a learner's own grant for afterwards", async ({ assert }) => {
    using time = stopClock()
    const pack = await completePackage()
    const { learners } = await scheduleEvent(pack, time.now, {
      caraMulai: 'otomatis',
      pakaiToken: false,
      mulai: new Date(time.now + MINUTE).toISOString(),
    })
    const [{ browser, user }] = learners as [(typeof learners)[0]]
    await grantAttempt(user, pack)
    time.pass(MINUTE + 15 * MINUTE)
    assert.equal((await browser.put('/soal/timers', { paketId: pack.id })).status, 200)
    const attempt = await Attempt.findByOrFail('userId', user.id)
    assert.isNull((await Entitlement.findOrFail(attempt.entitlementId)).eventId)
  })

  test("an event's attempt goes on by itself after the longest rest, even if the learner is away", async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const planned = await scheduleEvent(pack, time.now, {
      istirahat: 5,
      pakaiToken: false,
      count: 2,
    })
    const [{ browser }, { browser: away, user: sleeper }] = planned.learners as [
      (typeof planned.learners)[0],
      (typeof planned.learners)[0],
    ]
    await planned.admin.post(`${planned.path}/mulai`)
    for (const one of [browser, away]) await one.put('/soal/timers', { paketId: pack.id })
    assert.equal((await browser.get('/soal')).body.istirahat, 5)
    time.pass(30 * MINUTE + 5 * MINUTE - 1)
    assert.containSubset((await browser.get('/soal/timers')).body, {
      sesi: 'listening',
      secondsRemaining: 0,
    })
    time.pass(1 + 2 * MINUTE)
    assert.containSubset((await browser.get('/soal/timers')).body, {
      sesi: 'written',
      secondsRemaining: 23 * 60,
    })
    const saved = await browser.post('/soal/simpan-jawaban', {
      answer: [{ id: 52, answer: '1', seq: 1 }],
    })
    assert.deepEqual([saved.status, saved.body.rejected], [200, []])
    const moved = await browser.put('/soal/timers/next', { from: 'listening' })
    assert.equal(moved.body.sesi, 'written')

    time.pass(HOUR)
    const attempt = await Attempt.findByOrFail('userId', sleeper.id)
    assert.equal(attempt.session, 'listening')
    // Written has ended meanwhile, its rest too, and reading has 23 minutes left.
    assert.equal(await sweepAt(time.now), 0)
    await attempt.refresh()
    assert.equal(attempt.session, 'reading')
    assert.equal(attempt.writtenEndedAt, (attempt.listeningEndedAt ?? 0) + 30 * MINUTE)
    assert.containSubset((await away.get('/soal/timers')).body, {
      sesi: 'reading',
      secondsRemaining: 23 * 60,
    })
    time.pass(23 * MINUTE + 10 * SECOND)
    assert.equal(await sweepAt(time.now), 2)
    const board = (await planned.admin.get(`${planned.path}/papan`)).body.data
    assert.containSubset(board.peserta, [{ keadaan: 'selesai' }, { keadaan: 'selesai' }])
  })
})
