import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { createAdmin } from '#database/factories/user_factory'
import { factoryFileName, FACTORY_AUDIO_MS } from '#database/factories/question_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { SECOND, start, startIn, takeSeat, type Seat } from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'

/** Puts bytes where the factory says a page's recording is; returns its path. */
async function record({ pack }: Seat, page: number): Promise<string> {
  const name = factoryFileName(pack.id, page, 'mp3')
  await drive.use().put(`audio/${name}`, Buffer.from(`recording ${page}`))
  return `/uploads/audio/${name}`
}
const report = ({ browser }: Seat, audio: string[], positions: object = {}) =>
  browser.post('/soal/simpan-audio', { audio, positions })

test.group('Recordings', (group) => {
  isolateDatabase(group)

  test('open in listening as often as needed until the first play is reported', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const path = await record(seat, 7)
    assert.equal((await seat.browser.get(path)).status, 403, 'before the start')
    await start(seat)
    const first = await seat.browser.get(path)
    assert.equal(first.status, 200)
    assert.equal(first.bytes.toString(), 'recording 7')
    assert.equal(first.headers.get('content-type'), 'audio/mpeg')
    assert.equal(first.headers.get('x-content-type-options'), 'nosniff')
    assert.equal((await seat.browser.get(path)).status, 200)

    await report(seat, ['7'])
    time.pass(FACTORY_AUDIO_MS + 30 * SECOND)
    assert.equal((await seat.browser.get(path)).status, 200, 'a reload may resume')
    time.pass(1)
    assert.equal((await seat.browser.get(path)).status, 403, 'and never hear it again')
    await report(seat, [])
    assert.equal((await seat.browser.get(path)).status, 403)
  })

  test('are closed in every other session and to other learners', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const path = await record(seat, 31)
    await startIn(seat, 'written', time)
    assert.equal((await seat.browser.get(path)).status, 403)

    const neighbour = await takeSeat()
    await start(neighbour)
    assert.equal((await neighbour.browser.get(path)).status, 403)
    const visitor = await BrowserSession.visitor()
    assert.equal((await visitor.get(path)).status, 401)
    const admin = await BrowserSession.of(await createAdmin())
    assert.equal((await admin.get(path)).status, 200)
  })

  test('the played set only grows and positions only move forward', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    await report(seat, ['1', '31'], { 1: 4.5 })
    await report(seat, [], { 1: 2 })
    await report(seat, ['1', '32', '60', 'x'], { 31: 400, 2: 3 })
    const { body } = await seat.browser.get('/soal/ambil-audio')
    assert.deepEqual(body, {
      data: ['1', '31'],
      positions: { 1: 4.5, 31: FACTORY_AUDIO_MS / 1000 },
    })
  })

  test('reports end with the listening session', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await startIn(seat, 'written', time)
    assert.equal((await report(seat, ['1'])).status, 409)
  })

  test('passages open in reading only', async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const name = factoryFileName(seat.pack.id, 201, 'png')
    await drive.use().put(`reading/${name}`, Buffer.from('picture'))
    await startIn(seat, 'written', time)
    assert.equal((await seat.browser.get(`/uploads/reading/${name}`)).status, 403)
    time.pass(25 * 60 * SECOND)
    await seat.browser.put('/soal/timers/next', {})
    assert.equal((await seat.browser.get(`/uploads/reading/${name}`)).status, 200)
  })

  test('a name we did not make is not found', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    for (const name of ['..%2f..%2fapp.key', 'x.mp3', '%00', 'a'.repeat(32) + '.mp3']) {
      assert.equal((await admin.get(`/uploads/audio/${name}`)).status, 404, name)
    }
  })
})
