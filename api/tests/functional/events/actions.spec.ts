import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import AuditEntry from '#app/audit/models/audit_entry'
import Attempt from '#app/exam/models/attempt'
import Result from '#app/results/models/result'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import type { EventLearner } from '#tests/support/events'
import { answersOf, MINUTE, SECOND, start, startIn, sweepAt, takeSeat } from '#tests/support/exam'
import { action, startedEvent, WHY } from '#tests/support/interventions'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const HOUR = 60 * MINUTE

interface Outcome {
  userId: number
  status: string
  keterangan: string
  sisaDetik: number | null
}

const outcomeOf = ({ body }: { body: { hasil: Outcome[] } }, userId: number) =>
  body.hasil.find((one) => one.userId === userId)
const timer = ({ browser }: EventLearner) => browser.get('/soal/timers')
const save = (seq: number) => ({ index: seq, answer: [{ id: seq, answer: '1', seq }] })
const two = (learners: EventLearner[]) => learners as [EventLearner, EventLearner]

test.group('Who may act on an event', (group) => {
  isolateDatabase(group)

  test('actions are for admins and the own invigilators, and another event’s is not found', async ({
    assert,
  }) => {
    const { path, ids, watcher } = await startedEvent()
    const body = action('pesan', ids, { pesan: 'Tenang, ya.' })
    const stranger = await BrowserSession.of(await createUser({ role: 'Pengawas' }))
    const teacher = await BrowserSession.of(await createUser({ role: 'Guru' }))
    assert.equal((await stranger.post(`${path}/tindakan`, {})).status, 404)
    assert.equal((await teacher.post(`${path}/tindakan`, body)).status, 403)
    assert.equal((await watcher.browser.post(`${path}/tindakan`, body)).status, 200)
    assert.equal((await watcher.browser.post('/admin/percobaan/1/tindakan', body)).status, 403)
    const admin = await adminBrowser()
    assert.equal((await admin.post('/admin/percobaan/999999/tindakan', {})).status, 404)
  })

  test('actions are refused as a whole for wrong bodies and people of other events', async ({
    assert,
  }) => {
    const { act, ids } = await startedEvent()
    const other = await createUser()
    for (const [jenis, peserta, changes] of [
      ['tambah_waktu', ids, {}],
      ['tambah_waktu', ids, { menit: '5' }],
      ['tambah_waktu', ids, { menit: 61 }],
      ['tambah_waktu', ids, { menit: 0 }],
      ['tambah_waktu', ids, { menit: 5, alasan: 'ya' }],
      ['tambah_waktu', ids, { menit: 5, alasan: undefined }],
      ['tambah_waktu', [], { menit: 5 }],
      ['tambah_waktu', [String(ids[0])], { menit: 5 }],
      ['tambah_waktu', [...ids, other.id], { menit: 5 }],
      ['tambah_waktu', ids, { menit: 5, kunci: 'satu' }],
      ['tambah_waktu', ids, { menit: 5, kunci: undefined }],
      ['selesaikan', ids, {}],
      ['putar_lagi', ids, {}],
      ['pesan', ids, {}],
      ['pesan', ids, { pesan: 'a'.repeat(501) }],
      ['terbang', ids, {}],
      ['jeda', 'sebagian', {}],
    ] as const) {
      const reply = await act(jenis, peserta as number[], changes)
      assert.equal(reply.status, 422, JSON.stringify([jenis, peserta, changes]))
    }
    assert.lengthOf(await db.from('event_actions'), 0)
    assert.lengthOf(await db.from('exam_notices'), 0)
  })

  test('actions on a cancelled event are refused, and a repeated key still has its outcome', async ({
    assert,
  }) => {
    const { act, admin, path, ids } = await startedEvent()
    const kunci = randomUUID()
    const first = await act('pesan', ids, { pesan: 'Halo', kunci })
    await admin.post(`${path}/batalkan`)
    const refused = await act('pesan', ids, { pesan: 'Halo' })
    assert.deepEqual([refused.status, refused.body.code], [409, 'ditutup'])
    const preview = await admin.post(`${path}/tindakan?periksa=1`, action('jeda', ids))
    assert.deepEqual([preview.status, preview.body.code], [409, 'ditutup'])
    const again = await act('pesan', ids, { pesan: 'Halo', kunci })
    assert.deepEqual([again.status, again.body], [200, first.body])
  })
})

test.group('The key of an action', (group) => {
  isolateDatabase(group)

  test('the same key with the same contents does nothing twice', async ({ assert }) => {
    const { act, learners, begin, ids } = await startedEvent()
    await begin(...learners)
    const kunci = randomUUID()
    const first = await act('tambah_waktu', ids, { menit: 5, kunci })
    const again = await act('tambah_waktu', [...ids].reverse().concat(ids), { menit: 5, kunci })
    assert.deepEqual(again.body, first.body)
    assert.equal((await Attempt.firstOrFail()).givenListening, 300)
    assert.lengthOf(await AuditEntry.query().where('action', 'event.intervened'), 2)
  })

  test('a used key is refused with other contents, and to others', async ({ assert }) => {
    const { act, watcher, ids } = await startedEvent()
    const kunci = randomUUID()
    await act('pesan', ids, { pesan: 'Halo', kunci })
    for (const reply of [
      await act('pesan', ids, { pesan: 'Hai', kunci }),
      await act('pesan', 'semua', { pesan: 'Halo', kunci }),
      await act('pesan', ids, { pesan: 'Halo', kunci }, watcher.browser),
    ]) {
      assert.deepEqual([reply.status, reply.body.code], [422, 'kunci_dipakai'])
    }
    // Another event has keys of its own.
    const other = await startedEvent()
    assert.equal((await other.act('pesan', other.ids, { pesan: 'Hai', kunci })).status, 200)
  })

  test('a preview says what would happen, and stores nothing', async ({ assert }) => {
    using time = stopClock()
    const { admin, path, learners, begin, ids, act } = await startedEvent()
    const [one, other] = two(learners)
    await begin(one)
    const kunci = randomUUID()
    const body = action('jeda', ids, { kunci })
    const preview = await admin.post(`${path}/tindakan?periksa=1`, body)
    assert.deepEqual(outcomeOf(preview, one.user.id), {
      userId: one.user.id,
      status: 'akan_dilakukan',
      keterangan: 'Dijeda.',
      sisaDetik: 1800,
    })
    assert.deepEqual(outcomeOf(preview, other.user.id), {
      userId: other.user.id,
      status: 'dilewati',
      keterangan: 'Belum mulai mengerjakan.',
      sisaDetik: null,
    })
    assert.isFalse((await timer(one)).body.dijeda)
    assert.lengthOf(await db.from('event_actions'), 0)
    const more = action('tambah_waktu', ids, { menit: 5 })
    const minutes = await admin.post(`${path}/tindakan?periksa=1`, more)
    assert.equal(outcomeOf(minutes, one.user.id)?.sisaDetik, 2100)
    time.pass(SECOND)
    assert.equal((await act('jeda', ids, { kunci })).body.hasil[0].status, 'dilakukan')
  })

  test('the second of two people within ten seconds learns who was first, and may insist', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, watcher, learners, begin, ids } = await startedEvent({ count: 1 })
    await begin(...learners)
    const [id] = ids as [number]
    await act('tambah_waktu', ids, { menit: 5 }, watcher.browser)
    time.pass(9_999)
    const second = await act('tambah_waktu', ids, { menit: 5 })
    assert.containSubset(outcomeOf(second, id), {
      status: 'dilewati',
      keterangan: `Baru saja dilakukan oleh ${watcher.user.name}.`,
    })
    // The same person presses again, or another insists.
    const own = await act('tambah_waktu', ids, { menit: 5 }, watcher.browser)
    assert.equal(outcomeOf(own, id)?.status, 'dilakukan')
    const forced = await act('tambah_waktu', ids, { menit: 5, paksa: true })
    assert.equal(outcomeOf(forced, id)?.status, 'dilakukan')
    time.pass(10_000)
    const later = await act('tambah_waktu', ids, { menit: 5 })
    assert.equal(outcomeOf(later, id)?.status, 'dilakukan')
    assert.equal((await Attempt.firstOrFail()).givenListening, 4 * 300)
  })
})

test.group('Minutes', (group) => {
  isolateDatabase(group)

  test('minutes go to the running session, the first one before the start, and not to the finished', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, pack, learners, begin, admin, ids } = await startedEvent({ count: 3 })
    const [one, other, third] = learners as [EventLearner, EventLearner, EventLearner]
    await begin(one, third)
    time.pass(10 * MINUTE)
    await act('selesaikan', [third.user.id], { lingkup: 'ujian' })
    time.pass(10 * SECOND)
    await sweepAt(time.now)
    const reply = await act('tambah_waktu', 'semua', { menit: 5 })
    assert.equal(reply.body.message, 'Dilakukan untuk 2 peserta, 1 dilewati.')
    assert.equal(outcomeOf(reply, one.user.id)?.sisaDetik, 25 * 60 - 10)
    assert.equal(outcomeOf(reply, third.user.id)?.status, 'dilewati')
    assert.containSubset((await timer(one)).body, { secondsRemaining: 25 * 60 - 10 })
    const begun = await other.browser.put('/soal/timers', { paketId: pack.id })
    assert.equal(begun.body.secondsRemaining, 35 * 60)
    const entries = await AuditEntry.query().where('action', 'event.intervened').orderBy('id')
    assert.lengthOf(entries, 3)
    assert.containSubset(entries[1]?.details, {
      kind: 'tambah_waktu',
      note: 'Listening ditambah 5 menit.',
      reason: WHY,
    })
    assert.isNotNull(admin)
    assert.lengthOf(ids, 3)
  })

  test('minutes let a session that ran out run again, until the learner moves on', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    time.pass(33 * MINUTE)
    const reply = await act('tambah_waktu', ids, { menit: 5 })
    assert.equal(outcomeOf(reply, one.user.id)?.sisaDetik, 300)
    assert.equal((await one.browser.post('/soal/simpan-jawaban', save(1))).status, 200)
    time.pass(5 * MINUTE)
    const next = await one.browser.put('/soal/timers/next', { from: 'listening' })
    assert.equal(next.body.sesi, 'written')
    assert.equal(next.body.secondsRemaining, 25 * 60)
  })

  test('minutes of invigilators have the event’s limit, those of admins another', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, watcher, learners, begin, ids, admin, path } = await startedEvent({ count: 1 })
    const [id] = ids as [number]
    await begin(...learners)
    const given = await act('tambah_waktu', ids, { menit: 10 }, watcher.browser)
    assert.equal(outcomeOf(given, id)?.status, 'dilakukan')
    const tooMuch = await act('tambah_waktu', ids, { menit: 6 }, watcher.browser)
    assert.equal(
      outcomeOf(tooMuch, id)?.keterangan,
      'Melebihi batas 15 menit untuk seorang peserta; sudah diberi 10 menit.'
    )
    const rest = await act('tambah_waktu', ids, { menit: 5 }, watcher.browser)
    assert.equal(outcomeOf(rest, id)?.status, 'dilakukan')
    for (const menit of [60, 60, 60, 60]) {
      const reply = await act('tambah_waktu', ids, { menit, paksa: true })
      assert.equal(outcomeOf(reply, id)?.status, 'dilakukan')
      time.pass(MINUTE)
    }
    const beyond = await act('tambah_waktu', ids, { menit: 1, paksa: true })
    assert.equal(outcomeOf(beyond, id)?.status, 'dilewati')
    assert.equal((await admin.get(path)).body.data.menitPengawas, 15)
  })
})

test.group('A pause', (group) => {
  isolateDatabase(group)

  test('a pause stops the time; saves are taken for ten seconds, other calls are refused at once', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    time.pass(10 * MINUTE)
    const paused = await act('jeda', ids)
    assert.equal(outcomeOf(paused, one.user.id)?.sisaDetik, 1200)
    assert.equal((await one.browser.post('/soal/simpan-jawaban', save(1))).status, 200)
    for (const reply of [
      await one.browser.put('/soal/timers/next', { from: 'listening' }),
      await one.browser.put('/soal/timers-to-zero', {}),
      await one.browser.post('/soal/jawaban', { answers: [] }),
      await one.browser.get('/soal'),
    ]) {
      assert.deepEqual([reply.status, reply.body.code], [409, 'dijeda'])
    }
    time.pass(9_999)
    assert.equal((await one.browser.post('/soal/simpan-jawaban', save(2))).status, 200)
    time.pass(1)
    const late = await one.browser.post('/soal/simpan-jawaban', save(3))
    assert.deepEqual([late.status, late.body.code], [409, 'dijeda'])
    const played = await one.browser.post('/soal/simpan-audio', { audio: ['1'] })
    assert.deepEqual([played.status, played.body.code], [409, 'dijeda'])
    time.pass(3 * HOUR)
    await sweepAt(time.now)
    assert.containSubset((await timer(one)).body, {
      sesi: 'listening',
      secondsRemaining: 1200,
      dijeda: true,
    })
    await act('lanjutkan', ids)
    assert.containSubset((await timer(one)).body, { secondsRemaining: 1200, dijeda: false })
    assert.equal((await one.browser.post('/soal/simpan-jawaban', save(3))).status, 200)
    assert.equal((await one.browser.get('/soal')).status, 200)
    const answers = await db.from('attempt_answers').orderBy('page').select('page')
    assert.deepEqual(
      answers.map(({ page }: { page: number }) => page),
      [1, 2, 3]
    )
  })

  test('a pause refuses media from its first moment', async ({ assert }) => {
    using _ = stopClock()
    const { act, learners, begin, ids, pack } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    await act('jeda', ids)
    const { factoryFileName } = await import('#database/factories/question_factory')
    const file = factoryFileName(pack.id, 1, 'mp3')
    const reply = await one.browser.get(`/uploads/audio/${file}`)
    assert.deepEqual([reply.status, reply.body.code], [409, 'dijeda'])
  })

  test('a pause holds a learner at rest, so that the next session doesn’t begin', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, learners, begin, ids } = await startedEvent({ count: 1, istirahat: 10 })
    const [one] = learners as [EventLearner]
    await begin(one)
    time.pass(35 * MINUTE)
    await act('jeda', ids)
    time.pass(HOUR)
    await sweepAt(time.now)
    assert.containSubset((await timer(one)).body, { sesi: 'listening', istirahatDetik: 300 })
    await act('lanjutkan', ids)
    time.pass(5 * MINUTE)
    assert.containSubset((await timer(one)).body, { sesi: 'written', secondsRemaining: 1500 })
  })

  test('a pause ends by itself after a day', async ({ assert }) => {
    using time = stopClock()
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    await act('jeda', ids)
    time.pass(24 * HOUR - 1)
    await sweepAt(time.now)
    // Their login is older than twelve hours.
    const browser = await BrowserSession.of(one.user)
    assert.isTrue((await timer({ ...one, browser })).body.dijeda)
    time.pass(1 + MINUTE)
    await sweepAt(time.now)
    const { body } = await timer({ ...one, browser })
    assert.containSubset(body, { dijeda: false, secondsRemaining: 29 * 60 })
  })
})

test.group('Notices', (group) => {
  isolateDatabase(group)

  test('notices come with the timer and the waiting room until they are read', async ({
    assert,
  }) => {
    const { act, learners, begin, ids, id } = await startedEvent()
    const [one, other] = two(learners)
    await begin(one)
    await act('pesan', 'semua', { pesan: 'Jangan lupa nomor 31.' })
    await act('tambah_waktu', ids, { menit: 5 })
    const waiting = (await other.browser.get(`/jadwal/${id}/ruang-tunggu`)).body.pemberitahuan
    assert.lengthOf(waiting, 2)
    const { pemberitahuan } = (await timer(one)).body
    assert.deepEqual(
      pemberitahuan.map(({ jenis, teks }: { jenis: string; teks: string }) => [jenis, teks]),
      [
        ['pesan', 'Jangan lupa nomor 31.'],
        ['tambah_waktu', 'Pengawas menambah waktu Anda 5 menit.'],
      ]
    )
    const path = `/soal/pemberitahuan/${pemberitahuan[0].id}`
    assert.equal((await other.browser.put(path)).status, 404)
    assert.equal((await one.browser.put(path)).status, 200)
    assert.equal((await one.browser.put(path)).status, 200)
    const [left] = (await timer(one)).body.pemberitahuan
    assert.equal(left.jenis, 'tambah_waktu')
    const rows = await db.from('exam_notices').where('user_id', one.user.id).orderBy('id')
    assert.isTrue(rows.every((row: { delivered_at: unknown }) => row.delivered_at !== null))
  })
})

test.group('Ends by hand', (group) => {
  isolateDatabase(group)

  test('a session ended by hand is over at once, and reading ends the exam', async ({ assert }) => {
    using time = stopClock()
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    await act('selesaikan', ids, { lingkup: 'sesi' })
    assert.containSubset((await timer(one)).body, { sesi: 'listening', secondsRemaining: 0 })
    for (const from of ['listening', 'written']) {
      const next = await one.browser.put('/soal/timers/next', { from })
      assert.equal(next.status, 200)
      time.pass(MINUTE)
      await act('selesaikan', ids, { lingkup: 'sesi' })
    }
    time.pass(10 * SECOND)
    assert.equal((await timer(one)).body.sesi, 'finished')
  })

  test('an exam ended by hand counts saves in flight, and moves on nowhere', async ({ assert }) => {
    using time = stopClock()
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    time.pass(MINUTE)
    const ended = await act('selesaikan', ids, { lingkup: 'ujian' })
    assert.equal(outcomeOf(ended, one.user.id)?.sisaDetik, null)
    const [right] = answersOf('listening')
    const flying = { answer: [{ ...right, seq: 1 }] }
    assert.equal((await one.browser.post('/soal/simpan-jawaban', flying)).status, 200)
    const next = await one.browser.put('/soal/timers/next', { from: 'listening' })
    assert.equal(next.body.sesi, 'listening')
    time.pass(9_999)
    assert.equal(await sweepAt(time.now), 0)
    time.pass(1)
    assert.equal(await sweepAt(time.now), 1)
    const result = await Result.findByOrFail('userId', one.user.id)
    assert.deepEqual([result.listeningCorrect, result.createdAt], [1, time.now - 10 * SECOND])
  })

  test('an exam ended by hand may be handed in at once, in any session', async ({ assert }) => {
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    await act('selesaikan', ids, { lingkup: 'ujian' })
    const [right] = answersOf('listening')
    const handed = await one.browser.post('/soal/jawaban', { answers: [{ ...right, seq: 1 }] })
    assert.deepEqual([handed.status, handed.body.listeningCorrect], [200, 1])
  })

  test('an excluded learner sees why, and has a marked result without a certificate', async ({
    assert,
  }) => {
    const { act, learners, begin, ids, admin, pack } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    await one.browser.post('/soal/simpan-jawaban', save(1))
    await act('keluarkan', ids, { alasan: 'Membuka ponsel.' })
    for (const reply of [
      await one.browser.post('/soal/simpan-jawaban', save(2)),
      await one.browser.put('/soal/timers/next', { from: 'listening' }),
      await one.browser.put('/soal/timers', { paketId: pack.id }),
      await one.browser.post('/soal/jawaban', {}),
      await one.browser.get('/soal'),
      await one.browser.get('/soal/ambil-jawaban'),
      await one.browser.get('/soal/ambil-audio'),
      await one.browser.get('/soal/urutan-pilihan'),
      await one.browser.get('/soal/kunci'),
    ]) {
      assert.deepEqual([reply.status, reply.body.code], [403, 'dikeluarkan'])
    }
    const { body } = await timer(one)
    assert.containSubset(body, { sesi: 'finished', dikeluarkan: true })
    assert.include(body.pemberitahuan[0].teks, 'Membuka ponsel.')
    const [row] = (await admin.get('/admin/riwayat-ujian')).body.histories
    assert.isTrue(row.dikeluarkan)
    assert.isNull(row.kode)
    const [own] = (await one.browser.get('/users/riwayat-ujian')).body.data
    assert.isNull(own.kode)
    assert.equal((await one.browser.get(`/users/certificate/${own.id}`)).status, 404)
    const { code } = await Result.findByOrFail('userId', one.user.id)
    assert.equal((await admin.get(`/sertifikat/${code}`)).status, 404)
  })
})

test.group('What is opened again', (group) => {
  isolateDatabase(group)

  test('a session left early runs again with what was left', async ({ assert }) => {
    using time = stopClock()
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    time.pass(10 * MINUTE)
    const answer = answersOf('listening').map((one_, at) => ({ ...one_, seq: at + 1 }))
    await one.browser.post('/soal/simpan-jawaban', { answer })
    assert.equal((await one.browser.put('/soal/timers-to-zero', {})).status, 200)
    time.pass(MINUTE)
    const reply = await act('buka_kembali', ids, { lingkup: 'sesi' })
    assert.equal(outcomeOf(reply, one.user.id)?.sisaDetik, 1200)
    assert.equal((await one.browser.get('/soal')).status, 200)
  })

  test('a finished exam goes on; its result leaves the lists, and its code was replaced', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, learners, begin, ids, admin } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    time.pass(MINUTE)
    await act('selesaikan', ids, { lingkup: 'ujian' })
    time.pass(10 * SECOND)
    await sweepAt(time.now)
    const before = await Result.findByOrFail('userId', one.user.id)
    const reply = await act('buka_kembali', ids)
    assert.equal(outcomeOf(reply, one.user.id)?.sisaDetik, 29 * 60)
    assert.containSubset((await timer(one)).body, { sesi: 'listening', secondsRemaining: 29 * 60 })
    assert.lengthOf((await admin.get('/admin/riwayat-ujian')).body.histories, 0)
    const old = await admin.get(`/sertifikat/${before.code}`)
    assert.containSubset(old.body, { status: 'diganti', pengganti: true })
    assert.equal((await one.browser.post('/soal/simpan-jawaban', save(1))).status, 200)
    await act('selesaikan', ids, { lingkup: 'ujian' })
    time.pass(10 * SECOND)
    await sweepAt(time.now)
    const after = await Result.findByOrFail('userId', one.user.id)
    assert.notEqual(after.code, before.code)
    assert.equal((await one.browser.get('/users/cek-akses')).body.bolehAkses, false)
    assert.lengthOf(await Attempt.all(), 1)
  })

  test('a finished exam has at least the minutes that are asked for', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'reading', time)
    time.pass(55 * MINUTE + 10 * SECOND)
    await sweepAt(time.now)
    const admin = await adminBrowser()
    const { id } = await Attempt.firstOrFail()
    const body = { jenis: 'buka_kembali', menit: 7, alasan: WHY, kunci: randomUUID() }
    const reply = await admin.post(`/admin/percobaan/${id}/tindakan`, body)
    assert.equal(outcomeOf(reply, seat.user.id)?.sisaDetik, 420)
    const entry = await AuditEntry.findByOrFail('action', 'attempt.intervened')
    assert.containSubset(entry.details, { kind: 'buka_kembali', userId: seat.user.id })
    const again = await admin.post(`/admin/percobaan/${id}/tindakan`, body)
    assert.deepEqual(again.body, reply.body)
  })

  test('a recording plays once more, by the rules of a first play', async ({ assert }) => {
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    await one.browser.post('/soal/simpan-audio', { audio: ['31', '7'] })
    const reply = await act('putar_lagi', ids, { halaman: 33 })
    assert.equal(outcomeOf(reply, one.user.id)?.status, 'dilakukan')
    assert.deepEqual((await one.browser.get('/soal/ambil-audio')).body.data, ['7'])
  })

  test('after a release whichever login starts next drives, and the former one saves until then', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const other = await BrowserSession.of(seat.user)
    const third = await BrowserSession.of(seat.user)
    const { id } = await Attempt.firstOrFail()
    const admin = await adminBrowser()
    assert.equal((await start({ ...seat, browser: other })).status, 409)
    const body = { jenis: 'lepas_perangkat', alasan: WHY, kunci: randomUUID() }
    assert.equal((await admin.post(`/admin/percobaan/${id}/tindakan`, body)).status, 200)
    assert.equal((await seat.browser.post('/soal/simpan-jawaban', save(1))).status, 200)
    assert.equal((await other.post('/soal/simpan-jawaban', save(2))).status, 409)
    assert.equal((await start({ ...seat, browser: other })).status, 200)
    assert.equal((await other.post('/soal/simpan-jawaban', save(2))).status, 200)
    assert.equal((await seat.browser.post('/soal/simpan-jawaban', save(3))).status, 409)
    assert.equal((await start({ ...seat, browser: third })).status, 409)
  })

  test('after a release the former login may go on itself', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const other = await BrowserSession.of(seat.user)
    const { id } = await Attempt.firstOrFail()
    const admin = await adminBrowser()
    const body = { jenis: 'lepas_perangkat', alasan: WHY, kunci: randomUUID() }
    await admin.post(`/admin/percobaan/${id}/tindakan`, body)
    assert.equal((await start(seat)).status, 200)
    assert.equal((await start({ ...seat, browser: other })).status, 409)
  })
})

test.group('Outages given back', (group) => {
  isolateDatabase(group)

  const beat = ({ browser }: EventLearner) => browser.post('/soal/denyut', { belumTerkirim: 0 })

  test('the time of outages is given back once, rounded up to seconds', async ({ assert }) => {
    using time = stopClock()
    const { act, learners, begin, ids } = await startedEvent({ count: 2 })
    const [one, other] = two(learners)
    await begin(one, other)
    await beat(one)
    await beat(other)
    time.pass(10 * SECOND)
    await beat(other)
    time.pass(2 * MINUTE + 500)
    await beat(one)
    await act('jeda', [other.user.id])
    time.pass(MINUTE)
    await act('lanjutkan', [other.user.id])
    await beat(other)
    const reply = await act('kembalikan_waktu', ids)
    assert.containSubset(outcomeOf(reply, one.user.id), {
      status: 'dilakukan',
      keterangan: 'Listening: 3 menit 11 detik dikembalikan.',
    })
    // What passed during the pause was no outage.
    assert.equal(
      outcomeOf(reply, other.user.id)?.keterangan,
      'Listening: 2 menit 1 detik dikembalikan.'
    )
    const again = await act('kembalikan_waktu', ids)
    assert.equal(
      outcomeOf(again, one.user.id)?.keterangan,
      'Tidak ada waktu terputus yang belum dikembalikan.'
    )
    assert.include((await timer(one)).body.pemberitahuan[0].teks, '3 menit 11 detik')
  })

  test('a session that ran out while the room was cut off runs again with the time of the outage', async ({
    assert,
  }) => {
    using time = stopClock()
    const { act, learners, begin, ids } = await startedEvent({ count: 1 })
    const [one] = learners as [EventLearner]
    await begin(one)
    await beat(one)
    time.pass(35 * MINUTE)
    const reply = await act('kembalikan_waktu', ids)
    assert.equal(outcomeOf(reply, one.user.id)?.sisaDetik, 1800)
    assert.containSubset((await beat(one)).body, { sesi: 'listening', secondsRemaining: 1800 })
    // Together at most the session's own minutes.
    time.pass(MINUTE)
    await beat(one)
    const more = await act('kembalikan_waktu', ids)
    assert.equal(outcomeOf(more, one.user.id)?.status, 'dilewati')
  })
})
