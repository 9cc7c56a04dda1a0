import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import AuditEntry from '#app/audit/models/audit_entry'
import { factoryFileName, FACTORY_AUDIO_MS } from '#database/factories/question_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent } from '#tests/support/events'
import {
  completePackage,
  MINUTE,
  SECOND,
  start,
  startIn,
  takeSeat,
  type Seat,
} from '#tests/support/exam'
import { adminBrowser } from '#tests/support/questions'
import { stopClock } from '#tests/support/time_travel'

const WHY = 'Unduhan terputus tiga kali.'

async function record({ pack }: Pick<Seat, 'pack'>, page: number): Promise<string> {
  const name = factoryFileName(pack.id, page, 'mp3')
  await drive.use().put(`audio/${name}`, Buffer.from(`recording ${page}`))
  return `/uploads/audio/${name}`
}

test.group('A recording that is opened anew', (group) => {
  isolateDatabase(group)

  test('a reopened recording counts as never played, and its openings start over', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    const path = await record(seat, 7)
    const other = await record(seat, 8)
    await start(seat)
    for (let opened = 0; opened < 4; opened++) await seat.browser.get(path)
    await seat.browser.get(other)
    assert.equal((await seat.browser.get(path)).body.code, 'rekaman_habis')

    const admin = await adminBrowser()
    const help = { halaman: 7, alasan: WHY }
    const helped = await admin.post(`/admin/user/${seat.user.id}/rekaman`, help)
    assert.equal(helped.status, 200)
    assert.match(helped.body.message, /memuat ulang halaman ujiannya/)
    for (const status of [200, 200, 200, 403]) {
      assert.equal((await seat.browser.get(path)).status, status)
    }
    assert.lengthOf(await db.from('audio_openings').where('page', 8), 1)
    const entry = await AuditEntry.findByOrFail('action', 'attempt.recording_reopened')
    assert.containSubset(entry.details, {
      userId: seat.user.id,
      page: 7,
      openings: 3,
      wasPlayed: false,
      reason: WHY,
    })
  })

  test('a reopened recording that was played is heard once more by the rules of a first play', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const path = await record(seat, 31)
    await start(seat)
    await seat.browser.post('/soal/simpan-audio', { audio: ['7', '31'], positions: { 31: 4 } })
    time.pass(FACTORY_AUDIO_MS + 31 * SECOND)
    assert.equal((await seat.browser.get(path)).status, 403)

    // The number that the learner names shares the recording of 31.
    const help = { halaman: 33, alasan: WHY }
    const admin = await adminBrowser()
    assert.equal((await admin.post(`/admin/user/${seat.user.id}/rekaman`, help)).status, 200)
    const { body } = await seat.browser.get('/soal/ambil-audio')
    assert.deepEqual(body.data, ['7'])
    assert.equal((await seat.browser.get(path)).status, 200)
    await seat.browser.post('/soal/simpan-audio', { audio: ['31'] })
    time.pass(FACTORY_AUDIO_MS + 31 * SECOND)
    assert.equal((await seat.browser.get(path)).status, 403, 'and not a third time')
    const entry = await AuditEntry.findByOrFail('action', 'attempt.recording_reopened')
    assert.containSubset(entry.details, { page: 31, wasPlayed: true })
  })

  test('only a recording of a running listening session is reopened', async ({ assert }) => {
    using time = stopClock()
    const admin = await adminBrowser()
    const seat = await takeSeat()
    const path = `/admin/user/${seat.user.id}/rekaman`
    const help = { halaman: 7, alasan: WHY }
    assert.equal((await admin.post(path, help)).status, 409, 'before the start')
    await start(seat)
    assert.equal((await admin.post(path, { ...help, halaman: 52 })).status, 409, 'no recording')
    assert.equal((await admin.post(path, { ...help, alasan: ' ' })).status, 422)
    assert.equal((await admin.post(path, { ...help, halaman: 'x' })).status, 422)
    assert.equal((await admin.post('/admin/user/999999/rekaman', help)).status, 404)
    await startIn(seat, 'written', time)
    assert.equal((await admin.post(path, help)).status, 409, 'in written')
    assert.lengthOf(await AuditEntry.query().where('action', 'attempt.recording_reopened'), 0)
  })

  test('a recording in an event is reopened by its own invigilators only', async ({ assert }) => {
    using time = stopClock()
    const pack = await completePackage()
    const event = await scheduleEvent(pack, time.now, { pakaiToken: false, count: 1 })
    const [learner] = event.learners
    if (!learner) throw new Error('There is one')
    const { browser, user } = learner
    const path = await record({ pack }, 7)
    await event.admin.post(`${event.path}/mulai`)
    await browser.put('/soal/timers', { paketId: pack.id })
    for (let opened = 0; opened < 4; opened++) await browser.get(path)

    const help = { halaman: 7, alasan: WHY }
    const way = `${event.path}/peserta/${user.id}/rekaman`
    const stranger = await BrowserSession.of(await createUser({ role: 'Pengawas' }))
    assert.equal((await stranger.post(way, help)).status, 404)
    assert.equal((await event.admin.post(way, help)).status, 200)
    assert.equal((await browser.get(path)).status, 200)
    const entry = await AuditEntry.findByOrFail('action', 'event.recording_reopened')
    assert.containSubset(entry.details, { userId: user.id, page: 7, openings: 3 })

    // A learner with another attempt is no learner of this event.
    const other = await takeSeat()
    await start(other)
    const wrong = `${event.path}/peserta/${other.user.id}/rekaman`
    assert.equal((await event.admin.post(wrong, help)).status, 404)
    time.pass(31 * MINUTE)
    assert.equal((await event.admin.post(way, help)).status, 409)
  })
})
