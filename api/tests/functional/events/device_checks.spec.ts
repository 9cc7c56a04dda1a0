import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { EVENT_JOBS } from '#app/events/jobs'
import Question from '#app/packages/models/question'
import { removeFile, storeFile } from '#app/platform/uploads/stored_files'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { eventForm, scheduleEvent, type EventLearner } from '#tests/support/events'
import { completePackage, HOUR, MINUTE } from '#tests/support/exam'
import { through } from '#tests/support/kiosk'
import { stopClock } from '#tests/support/time_travel'

const DAY = 24 * HOUR

/** A seat's figures at a time; all is well. */
const seatFigures = (now: number, changes: object = {}) => ({
  suara: 'terdengar',
  jam: new Date(now).toISOString(),
  perjalanan: 40,
  layar: { lebar: 1366, tinggi: 768 },
  kecepatan: 50_000_000,
  versi: '0.2.0',
  ruangKosong: 10_000_000_000,
  ...changes,
})
const figures = (now: number, changes: object = {}) => ({
  ...seatFigures(now),
  fungsi: ['penyimpanan', 'enkripsi', 'audio', 'luring'],
  contoh: 5,
  ...changes,
})

test.group('The check of devices before an event', (group) => {
  isolateDatabase(group)

  test("a learner's check is judged by the server, kept as a receipt, and replaced by the next", async ({
    assert,
  }) => {
    using time = stopClock()
    const event = await scheduleEvent(await completePackage(), time.now + DAY, { count: 2 })
    const [{ browser, user }, other] = event.learners as [EventLearner, EventLearner]
    const path = `/jadwal/${event.id}/cek-perangkat`
    const before = (await browser.get(path)).body
    assert.deepEqual([before.tandaTerima, before.versi], [null, '0.2.0'])
    assert.equal(before.sekarang, new Date(time.now).toISOString())

    const red = await browser.post(path, figures(time.now + 90_000, { suara: 'belum' }))
    assert.equal(red.status, 201)
    assert.equal(red.body.data.hasil, 'merah')
    assert.match(red.body.data.kode, /^CP-[2-9A-HJKMNP-Z]{8}$/)
    const faults = red.body.data.cek.filter(({ hasil }: { hasil: string }) => hasil !== 'baik')
    assert.deepEqual(
      faults.map(({ nama, hasil }: { nama: string; hasil: string }) => [nama, hasil]),
      [
        ['suara', 'buruk'],
        ['jam', 'buruk'],
      ]
    )

    time.pass(MINUTE)
    const green = await browser.post(path, figures(time.now))
    assert.equal(green.body.data.hasil, 'hijau')
    assert.deepEqual((await browser.get(path)).body.tandaTerima, green.body.data)
    assert.notEqual(green.body.data.kode, red.body.data.kode)

    const { data } = (await event.admin.get(`${event.path}/cek-perangkat`)).body
    assert.deepEqual(data.peserta.jumlah, { hijau: 1, merah: 0, belum: 1 })
    assert.sameDeepMembers(data.peserta.data, [
      {
        nama: user.name,
        nohp: user.nohp,
        hasil: 'hijau',
        tandaTerima: { kode: green.body.data.kode, waktu: green.body.data.waktu },
        masalah: [],
      },
      {
        nama: other.user.name,
        nohp: other.user.nohp,
        hasil: 'belum',
        tandaTerima: null,
        masalah: [],
      },
    ])
    assert.deepEqual(data.kursi, { jumlah: { hijau: 0, merah: 0, belum: 0 }, data: [] })
  })

  test("the line is measured against the size of the event's package, which is all that is told of it", async ({
    assert,
    cleanup,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const file = await storeFile('audio', Buffer.alloc(3_000_000), 'mp3')
    cleanup(() => removeFile('audio', file))
    await Question.query().where({ packageId: pack.id, page: 1 }).update({ audio: file })
    const event = await scheduleEvent(pack, time.now + DAY)
    const [{ browser }] = event.learners as [EventLearner]
    const path = `/jadwal/${event.id}/cek-perangkat`
    const { body } = await browser.get(path)
    assert.deepEqual(Object.keys(body).sort(), ['sekarang', 'tandaTerima', 'ukuranPaket', 'versi'])
    assert.equal(body.ukuranPaket, 3_000_000)
    // 3 MB in ten minutes, and half as much again.
    const slow = await browser.post(path, figures(time.now, { kecepatan: 59_999 }))
    const fast = await browser.post(path, figures(time.now, { kecepatan: 60_000 }))
    assert.deepEqual([slow.body.data.hasil, fast.body.data.hasil], ['merah', 'hijau'])

    // Stored files are asked for once, until the package changes.
    await removeFile('audio', file)
    assert.equal((await browser.get(path)).body.ukuranPaket, 3_000_000)
    const question = await Question.query().where({ packageId: pack.id, page: 1 }).firstOrFail()
    await question.merge({ prompt: 'Lain.' }).save()
    assert.equal((await browser.get(path)).body.ukuranPaket, 0)

    const sample = await browser.get('/cek-perangkat/sampel')
    assert.equal(sample.headers.get('cache-control'), 'no-store')
    assert.lengthOf(sample.bytes, 256 * 1024)
  })

  test('a check is refused for other events, with impossible figures, and when the event is over', async ({
    assert,
  }) => {
    using time = stopClock()
    const pack = await completePackage()
    const event = await scheduleEvent(pack, time.now + HOUR)
    const [{ browser }] = event.learners as [EventLearner]
    const stranger = await BrowserSession.of(await createUser())
    const path = `/jadwal/${event.id}/cek-perangkat`
    assert.equal((await stranger.get(path)).status, 404)
    assert.equal((await stranger.post(path, figures(time.now))).status, 404)
    for (const changes of [
      { kecepatan: '5' },
      { layar: { lebar: 0, tinggi: 700 } },
      { contoh: 6 },
      { fungsi: ['lain'] },
      { jam: 'kemarin' },
    ]) {
      const reply = await browser.post(path, figures(time.now, changes))
      assert.equal(reply.status, 422, JSON.stringify(changes))
    }
    assert.equal((await event.admin.post(`${event.path}/batalkan`)).status, 200)
    assert.equal((await browser.post(path, figures(time.now))).status, 409)
    assert.equal(await db.from('device_checks').first(), null)

    const assigned = await createUser({ role: 'Pengawas' })
    const own = await scheduleEvent(pack, time.now + HOUR, { pengawas: [assigned.id] })
    const watcher = await BrowserSession.of(assigned)
    assert.equal((await watcher.get(`${own.path}/cek-perangkat`)).status, 200)
    assert.equal((await watcher.get(`${event.path}/cek-perangkat`)).status, 404)
  })

  test("a seat's own check counts for the next event in its lab, and so does a learner's at that seat", async ({
    assert,
  }) => {
    using time = stopClock()
    const { lab, key } = await createLab()
    const event = await scheduleEvent(await completePackage(), time.now + DAY, {
      labId: lab.id,
      count: 2,
    })
    const at = (seat: string) => ({ labId: lab.id, key, seat })
    const kiosk = (seat: string) => through(new BrowserSession(), at(seat))
    const path = '/labs/cek-perangkat'
    assert.equal((await (await BrowserSession.visitor()).post(path, {})).status, 403)
    const good = await kiosk('A1').post(path, seatFigures(time.now))
    assert.equal(good.status, 201)
    const names = good.body.data.cek.map(({ nama }: { nama: string }) => nama)
    assert.deepEqual(names, ['suara', 'jam', 'layar', 'jalur', 'versi', 'ruang'])
    await kiosk('A2').post(path, seatFigures(time.now, { layar: { lebar: 800, tinggi: 600 } }))
    const [{ browser }] = event.learners as [EventLearner]
    through(browser, at('A3'))
    const mine = await browser.post(`/jadwal/${event.id}/cek-perangkat`, figures(time.now))
    assert.equal(mine.body.data.hasil, 'hijau')
    // A beat shows a computer that was never checked.
    await kiosk('A10').post('/labs/kejadian', { kejadian: [] })

    const seats = async () => (await event.admin.get(`${event.path}/cek-perangkat`)).body.data.kursi
    const { jumlah, data } = await seats()
    assert.deepEqual(jumlah, { hijau: 2, merah: 1, belum: 1 })
    assert.deepEqual(
      data.map(({ nama, hasil }: { nama: string; hasil: string }) => [nama, hasil]),
      [
        ['A1', 'hijau'],
        ['A2', 'merah'],
        ['A3', 'hijau'],
        ['A10', 'belum'],
      ]
    )
    assert.containSubset(data[1].masalah, [{ nama: 'layar', hasil: 'buruk' }])

    // Two days before is too long ago.
    const form = eventForm(await completePackage(), time.now + 2 * DAY, {
      labId: lab.id,
      peserta: event.learners.map(({ user }) => user.id),
    })
    assert.equal((await event.admin.put(event.path, form)).status, 200)
    assert.deepEqual((await seats()).jumlah, { hijau: 0, merah: 0, belum: 4 })
  })

  test('receipts are forgotten after ninety days', async ({ assert }) => {
    using time = stopClock()
    const event = await scheduleEvent(await completePackage(), time.now + HOUR)
    const [{ browser }] = event.learners as [EventLearner]
    await browser.post(`/jadwal/${event.id}/cek-perangkat`, figures(time.now))
    const forget = EVENT_JOBS.find(({ name }) => name === 'forget-device-checks')
    time.pass(90 * DAY)
    await forget?.work(new AbortController().signal)
    assert.lengthOf(await db.from('device_checks'), 1)
    time.pass(1)
    await forget?.work(new AbortController().signal)
    assert.lengthOf(await db.from('device_checks'), 0)
  })
})
