import { test } from '@japa/runner'
import Attempt from '#app/exam/models/attempt'
import Question from '#app/packages/models/question'
import RetiredCertificate from '#app/results/models/retired_certificate'
import { replaceCertificate } from '#app/results/actions/retire_certificate'
import { inTransaction } from '#app/platform/database/transaction'
import { readLooks } from '#app/results/actions/certificate_look'
import { certificateData } from '#app/results/actions/print_certificate'
import Result from '#app/results/models/result'
import { FACTORY_AUDIO_MS } from '#database/factories/question_factory'
import { isolateDatabase } from '#tests/support/database'
import {
  answersOf,
  completePackage,
  MINUTE,
  startIn,
  sweepAt,
  takeSeat,
  type Seat,
} from '#tests/support/exam'
import { eventForm, scheduleEvent } from '#tests/support/events'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'
import { recordedPages } from '#contracts/exam'
import { listeningTooLong, RECORDINGS_LEFT, RECORDINGS_OUT_OF_ORDER } from '#contracts/listening'

const RECORDED = recordedPages()
/** Thirty dialogues and five talks of 10 s, and 12 s for each of fifty questions. */
const FACTORY_SECONDS = 35 * 10 + 50 * 12 + 30 + 8 + 8

const begin = ({ browser, user }: Seat, mode?: string) =>
  browser.put('/soal/timers', { nohp: user.nohp, ...(mode ? { mode } : {}) })
const report = ({ browser }: Seat, pages: readonly number[], positions: object = {}) =>
  browser.post('/soal/simpan-audio', { audio: pages.map(String), positions })
const endEarly = ({ browser, user }: Seat) =>
  browser.put('/soal/timers-to-zero', { nohp: user.nohp })
const played = async ({ browser }: Seat) => (await browser.get('/soal/ambil-audio')).body.data

test.group('Listening modes | the start', (group) => {
  isolateDatabase(group)

  test('an attempt outside of events is sat in the mode of its start, by default latihan', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    const { body } = await begin(seat, 'asli')
    assert.equal(body.mode, 'asli')
    // It is chosen once.
    assert.equal((await begin(seat, 'latihan')).body.mode, 'asli')
    assert.equal((await seat.browser.get('/soal/timers')).body.mode, 'asli')

    const other = await takeSeat(seat.pack)
    assert.equal((await begin(other)).body.mode, 'latihan')
    assert.equal((await begin(await takeSeat(seat.pack), 'ujian')).status, 422)
  })

  test('a package whose recordings fit exactly can be sat in asli, and one minute shorter it cannot', async ({
    assert,
  }) => {
    const seat = await takeSeat(await completePackage({ listeningMinutes: 17 }))
    // What the factory's lack of 17 minutes.
    await Question.query()
      .where({ packageId: seat.pack.id, page: 1 })
      .update({ audio_ms: FACTORY_AUDIO_MS + (1020 - FACTORY_SECONDS) * 1000 })
    const paper = () => seat.browser.get(`/soal?paketId=${seat.pack.id}`)
    assert.deepEqual((await paper()).body.listening, { mode: null, detik: 1020, muat: true })

    await seat.pack.merge({ listeningMinutes: 16 }).save()
    assert.deepEqual((await paper()).body.listening, { mode: null, detik: 1020, muat: false })
    const refused = await begin(seat, 'asli')
    assert.equal(refused.status, 409)
    assert.equal(refused.body.code, 'rekaman_tidak_muat')
    assert.equal(refused.body.message, listeningTooLong(1020, 16))
    assert.include(refused.body.message, '17 menit')
    assert.isNull(await Attempt.findBy('userId', seat.user.id))

    await seat.pack.merge({ listeningMinutes: 17 }).save()
    assert.equal((await begin(seat, 'asli')).status, 200)
    assert.notProperty((await paper()).body, 'listening')
  })

  test('in latihan the length of the recordings does not matter', async ({ assert }) => {
    const seat = await takeSeat(await completePackage({ listeningMinutes: 1 }))
    assert.equal((await begin(seat, 'latihan')).status, 200)
  })

  test('the paper says how long to wait after each recording', async ({ assert }) => {
    const pack = await completePackage()
    const transcript = [0, 1, 2, 3].map((at) => ({
      voice: 'narrator',
      text: `Question ${at}.`,
      start: at * 14,
      end: at * 14 + 2,
    }))
    const talk = await Question.findByOrFail({ packageId: pack.id, page: 31 })
    await talk.merge({ audioMs: 45_000, transcript }).save()
    const seat = await takeSeat(pack)
    await begin(seat, 'asli')
    const { soal } = (await seat.browser.get('/soal')).body
    const pauseOn = (page: number) => soal.find((one: { page: number }) => one.page === page).jeda
    assert.deepEqual([7, 31, 35].map(pauseOn), [12, 12, 48])
    assert.notProperty(soal.at(-1), 'jeda')
  })
})

test.group('Listening modes | recordings in asli', (group) => {
  isolateDatabase(group)

  test('a recording plays only after those before it; what came in order stays', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await begin(seat, 'asli')
    const refused = await report(seat, [2])
    assert.equal(refused.status, 409)
    assert.deepEqual(
      { message: refused.body.message, code: refused.body.code },
      { message: RECORDINGS_OUT_OF_ORDER, code: 'urutan_rekaman' }
    )
    assert.deepEqual(await played(seat), [])

    assert.equal((await report(seat, [1], { 1: 4 })).status, 200)
    assert.equal((await report(seat, [2, 3])).status, 200)
    assert.equal((await report(seat, [4, 6])).status, 409)
    assert.equal((await report(seat, [1], { 2: 10 })).status, 200)
    assert.deepEqual(await played(seat), ['1', '2', '3'])
  })

  test('in latihan recordings play in any order', async ({ assert }) => {
    const seat = await takeSeat()
    await begin(seat, 'latihan')
    assert.equal((await report(seat, [7, 31, 2])).status, 200)
  })

  test('a recording that an admin has opened again plays again, and the next one after it', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await begin(seat, 'asli')
    await report(seat, [1, 2, 3])
    const admin = await adminBrowser()
    const opened = await admin.post(`/admin/user/${seat.user.id}/rekaman`, {
      halaman: 2,
      alasan: 'Headset mati',
    })
    assert.equal(opened.status, 200, opened.body.message)
    assert.deepEqual(await played(seat), ['1', '3'])
    assert.equal((await report(seat, [2])).status, 200)
    assert.equal((await report(seat, [5])).status, 409)
    assert.equal((await report(seat, [4])).status, 200)
  })

  test('listening ends early only after the last recording has played', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await begin(seat, 'asli')
    await seat.browser.post('/soal/simpan-jawaban', { answer: answersOf('listening') })
    const early = await endEarly(seat)
    assert.equal(early.status, 409)
    assert.equal(early.body.code, 'rekaman_belum_habis')
    assert.equal(early.body.message, RECORDINGS_LEFT)

    await report(seat, RECORDED)
    time.pass(FACTORY_AUDIO_MS - 1)
    assert.equal((await endEarly(seat)).status, 409, 'the last one still plays')
    await report(seat, [], { 47: 9.6 })
    assert.equal((await endEarly(seat)).body.secondsRemaining, 0)
  })

  test('a recording whose end was not reported counts as played after its length', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await begin(seat, 'asli')
    await seat.browser.post('/soal/simpan-jawaban', { answer: answersOf('listening') })
    await report(seat, RECORDED)
    time.pass(FACTORY_AUDIO_MS)
    assert.equal((await endEarly(seat)).status, 200)
  })

  test('blanks come before recordings, and other sessions end early as ever', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await begin(seat, 'asli')
    assert.equal((await endEarly(seat)).status, 422)
    await startIn(seat, 'written', time)
    await seat.browser.post('/soal/simpan-jawaban', { answer: answersOf('written') })
    assert.equal((await endEarly(seat)).status, 200)
  })
})

test.group('Listening modes | exam events', (group) => {
  isolateDatabase(group)

  test("the event's mode decides, whatever the learner asks", async ({ assert }) => {
    using time = stopClock()
    const startsAt = time.now + 60 * MINUTE
    const options = { caraMulai: 'otomatis', pakaiToken: false }
    const pack = await completePackage()
    const asli = await scheduleEvent(pack, startsAt, { ...options, modeListening: 'asli' })
    const plain = await scheduleEvent(pack, startsAt, options)
    assert.equal((await asli.admin.get(asli.path)).body.data.modeListening, 'asli')
    assert.equal((await plain.admin.get(plain.path)).body.data.modeListening, 'latihan')

    time.pass(60 * MINUTE)
    for (const [event, mode, other] of [
      [asli, 'asli', 'latihan'],
      [plain, 'latihan', 'asli'],
    ] as const) {
      const { browser, user } = event.learners[0]!
      const paper = (await browser.get(`/soal?paketId=${pack.id}`)).body
      assert.deepEqual(paper.listening, { mode, detik: FACTORY_SECONDS, muat: true })
      const started = await browser.put('/soal/timers', { nohp: user.nohp, mode: other })
      assert.equal(started.body.mode, mode)
    }
  })

  test('an event in asli whose package became too short since falls back on latihan, and says so to staff', async ({
    assert,
  }) => {
    using time = stopClock()
    const startsAt = time.now + 60 * MINUTE
    const pack = await completePackage({ listeningMinutes: 17 })
    const options = { caraMulai: 'otomatis', pakaiToken: false, modeListening: 'asli' }
    const event = await scheduleEvent(pack, startsAt, options)
    const shown = async () => (await event.admin.get(event.path)).body.data.rekamanTidakMuat
    assert.isNull(await shown())
    await pack.merge({ listeningMinutes: 15 }).save()
    assert.equal(await shown(), listeningTooLong(FACTORY_SECONDS, 15))

    time.pass(60 * MINUTE)
    const { browser, user } = event.learners[0]!
    const paper = (await browser.get(`/soal?paketId=${pack.id}`)).body
    assert.equal(paper.listening.mode, 'latihan')
    const started = await browser.put('/soal/timers', { nohp: user.nohp })
    assert.deepEqual([started.status, started.body.mode], [200, 'latihan'])
  })

  test('an event keeps its mode in a change that does not name it, and in its copy', async ({
    assert,
  }) => {
    const startsAt = Date.now() + 60 * MINUTE
    const pack = await completePackage()
    const event = await scheduleEvent(pack, startsAt, { modeListening: 'asli' })
    const peserta = event.learners.map(({ user }) => user.id)
    const { status } = await event.admin.put(event.path, eventForm(pack, startsAt, { peserta }))
    assert.equal(status, 200)
    assert.equal((await event.admin.get(event.path)).body.data.modeListening, 'asli')
    const { id } = (await event.admin.post(`${event.path}/duplikat`)).body
    assert.equal((await event.admin.get(`/admin/jadwal/${id}`)).body.data.modeListening, 'asli')

    const wrong = eventForm(pack, startsAt, { modeListening: 'ujian' })
    assert.equal((await event.admin.post('/admin/jadwal', wrong)).status, 422)
  })

  test('an event in asli is refused while the recordings do not fit, and says the sum', async ({
    assert,
  }) => {
    const startsAt = Date.now() + 60 * MINUTE
    const pack = await completePackage({ listeningMinutes: 15 })
    const admin = await adminBrowser()
    const form = eventForm(pack, startsAt, { modeListening: 'asli' })
    const refused = await admin.post('/admin/jadwal', form)
    assert.equal(refused.status, 422)
    const msg = listeningTooLong(FACTORY_SECONDS, 15)
    assert.deepEqual(refused.body.errors, [{ field: 'modeListening', msg }])

    const draft = await admin.post('/admin/jadwal', eventForm(pack, startsAt))
    const path = `/admin/jadwal/${draft.body.id}`
    assert.equal((await admin.put(path, form)).status, 422)
    assert.equal((await admin.get(path)).body.data.modeListening, 'latihan')

    // The package may have become shorter since.
    await pack.merge({ listeningMinutes: 17 }).save()
    assert.equal((await admin.put(path, form)).status, 200)
    await pack.merge({ listeningMinutes: 15 }).save()
    assert.equal((await admin.post(`${path}/jadwalkan`)).status, 422)
  })
})

test.group('Listening modes | packages and results', (group) => {
  isolateDatabase(group)

  test('admins read how long a package takes in asli', async ({ assert }) => {
    const pack = await completePackage({ listeningMinutes: 15 })
    const empty = await completePackage()
    await Question.query().where('packageId', empty.id).delete()
    const admin = await adminBrowser()
    const shown = (await admin.get(`/admin/paket-soal/${pack.id}`)).body.data
    assert.deepEqual(shown.mode_asli, { detik: FACTORY_SECONDS, muat: false })
    const { data } = (await admin.get('/admin/paket-soal')).body
    const listed = (id: number) => data.find((one: { id: number }) => one.id === id).mode_asli
    assert.deepEqual(listed(pack.id), { detik: FACTORY_SECONDS, muat: false })
    assert.deepEqual(listed(empty.id), { detik: 0, muat: true })
  })

  test('result, histories and certificate name the mode; an earlier certificate stays as printed', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await begin(seat, 'asli')
    await startIn(seat, 'reading', time)
    time.pass(60 * MINUTE)
    await sweepAt(time.now)

    const result = await Result.findByOrFail('userId', seat.user.id)
    const own = await seat.browser.get('/users/riwayat-ujian')
    assert.equal(own.body.data[0].mode, 'asli')
    const detail = await seat.browser.get(`/users/riwayat-ujian/${result.id}`)
    assert.equal(detail.body.data.mode, 'asli')
    assert.equal((await seat.browser.get('/soal/timers')).body.mode, 'asli')
    const admin = await adminBrowser()
    const listed = await admin.get('/admin/riwayat-ujian?search=' + seat.user.nohp)
    assert.equal(listed.body.histories[0].mode, 'asli')
    assert.equal((await seat.browser.get(`/sertifikat/${result.code}`)).body.mode, 'asli')
    const lookOf = await readLooks([result])
    assert.equal(certificateData(result, lookOf(result)).listeningMode, 'asli')

    await inTransaction((trx) => replaceCertificate(trx, result, {}, time.now))
    const earlier = await RetiredCertificate.findByOrFail('resultId', result.id)
    assert.equal(earlier.listeningMode, 'asli')

    // Results of versions that knew no modes.
    await result.merge({ listeningMode: null }).save()
    assert.equal((await seat.browser.get('/users/riwayat-ujian')).body.data[0].mode, 'latihan')
    assert.isNull((await seat.browser.get(`/sertifikat/${result.code}`)).body.mode)
  })
})
