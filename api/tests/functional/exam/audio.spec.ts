import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import env from '#start/env'
import AuditEntry from '#app/audit/models/audit_entry'
import Attempt from '#app/exam/models/attempt'
import { noteOpening } from '#app/exam/actions/note_opening'
import { createAdmin } from '#database/factories/user_factory'
import { factoryFileName, FACTORY_AUDIO_MS } from '#database/factories/question_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { cutOff } from '#tests/support/cut_off'
import { SECOND, start, startIn, takeSeat, type Seat } from '#tests/support/exam'
import { stopClock } from '#tests/support/time_travel'

/** As long as a recording of two minutes. */
const LONG = Buffer.alloc(500_000, 'a recording of two minutes. ')

/** Stores a file under the factory's name of a page's recording; returns its path. */
async function record({ pack }: Seat, page: number, content?: Buffer): Promise<string> {
  const name = factoryFileName(pack.id, page, 'mp3')
  await drive.use().put(`audio/${name}`, content ?? Buffer.from(`recording ${page}`))
  return `/uploads/audio/${name}`
}
const report = ({ browser }: Seat, audio: string[], positions: object = {}) =>
  browser.post('/soal/simpan-audio', { audio, positions })

test.group('Recordings', (group) => {
  isolateDatabase(group)

  test('a recording opens in listening until the first play is reported, and then for its length', async ({
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

  test('a recording is sent in ranges on request, and not again to a client that has it', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    const path = await record(seat, 7)
    await start(seat)
    const whole = await seat.browser.get(path)
    const etag = whole.headers.get('etag') ?? ''
    assert.equal(whole.headers.get('accept-ranges'), 'bytes')
    assert.equal(whole.headers.get('content-length'), '11')

    const part = await seat.browser.get(path, { range: 'bytes=3-5', 'if-range': etag })
    assert.equal(part.status, 206)
    assert.equal(part.headers.get('content-range'), 'bytes 3-5/11')
    assert.equal(part.bytes.toString(), 'ord')
    await report(seat, ['7'])
    const outside = await seat.browser.get(path, { range: 'bytes=11-' })
    assert.equal(outside.status, 416)
    assert.equal(outside.headers.get('content-range'), 'bytes */11')
    const known = await seat.browser.get(path, { 'if-none-match': etag })
    assert.deepEqual([known.status, known.bytes.length], [304, 0])
    const head = await seat.browser.send('HEAD', path, {})
    assert.deepEqual([head.status, head.headers.get('content-length')], [200, '11'])
  })

  test('a recording opens three times for a login that never reports a play, and each opening is counted', async ({
    assert,
  }) => {
    using time = stopClock()
    const seat = await takeSeat()
    const path = await record(seat, 7)
    await start(seat)
    const began = time.now
    for (let opened = 0; opened < 3; opened++) {
      assert.equal((await seat.browser.get(path)).status, 200)
      assert.equal((await seat.browser.send('HEAD', path, {})).status, 200, 'sends nothing')
      time.pass(SECOND)
    }
    assert.equal((await seat.browser.get(path)).status, 403)
    const [noted] = await db.from('audio_openings')
    assert.containSubset(noted, { page: 7, openings: 3 })
    assert.equal(Number(noted.opened_at), began)

    // After a later report the recording opens for its length as usual.
    await report(seat, ['7'])
    assert.equal((await seat.browser.get(path)).status, 200)
    assert.lengthOf(await db.from('audio_openings'), 1)
  })

  test('a recording opens again after a takeover, which is recorded', async ({ assert }) => {
    const seat = await takeSeat()
    const path = await record(seat, 7)
    await start(seat)
    for (let opened = 0; opened < 4; opened++) await seat.browser.get(path)
    assert.equal((await seat.browser.get(path)).status, 403)
    const other = await BrowserSession.of(seat.user)
    await other.put('/soal/timers', { nohp: seat.user.nohp, takeover: true })
    assert.equal((await other.get(path)).status, 200)
    assert.lengthOf(await AuditEntry.query().where('action', 'attempt.taken_over'), 1)
  })

  test('a recording opens nine times for all logins of an attempt: {$self}')
    .with(['the fast path', 'the ordinary path'])
    .run(async ({ assert }, way) => {
      const seat = await takeSeat()
      const path = await record(seat, 7)
      await start(seat)
      // A token that the library prefers to the header makes the call take the ordinary path.
      const asked = way === 'the fast path' ? path : `${path}?_csrf=x`
      const statuses: number[] = []
      for (let login = 0; login < 4; login++) {
        const browser = login === 0 ? seat.browser : await BrowserSession.of(seat.user)
        // A login that doesn't drive yet takes the ordinary path, as does a paper that wasn't read before.
        if (way === 'the fast path') {
          await start({ ...seat, browser })
          await browser.get('/soal')
        }
        for (let opened = 0; opened < 3; opened++) {
          const { status, headers } = await browser.get(asked)
          statuses.push(status)
          const isFast = way === 'the fast path' && status === 200
          // Only the framework sends cookies.
          assert.equal(headers.getSetCookie().length === 0, isFast)
        }
        await browser.post('/users/logout')
      }
      const opens = (count: number, status: number) => Array<number>(count).fill(status)
      assert.deepEqual(statuses, [...opens(9, 200), ...opens(3, 403)])

      const other = await record(seat, 8)
      const last = await BrowserSession.of(seat.user)
      assert.equal((await last.get(other)).status, 200, 'another recording')
      await report({ ...seat, browser: last }, ['7'])
      assert.equal((await last.get(asked)).status, 200, 'its play is reported late')
    })

  test('several logins that open a recording at once get no more openings', async ({ assert }) => {
    const seat = await takeSeat()
    await start(seat)
    const { id } = await Attempt.findByOrFail('userId', seat.user.id)
    const note = (login: number) => {
      const opening = { attemptId: id, page: 7, loginId: `login ${login % 6}` }
      return noteOpening(opening, { bytes: 10, size: 10 }, Date.now())
    }
    const noted = await Promise.all(Array.from({ length: 18 }, (_, login) => note(login)))
    assert.lengthOf(
      noted.filter((isNoted) => isNoted),
      9
    )
  })

  test('concurrent openings of a recording are counted one by one', async ({ assert }) => {
    const seat = await takeSeat()
    const path = await record(seat, 7)
    await start(seat)
    const replies = await Promise.all(Array.from({ length: 7 }, () => seat.browser.get(path)))
    const opened = replies.filter(({ status }) => status === 200)
    assert.lengthOf(opened, 3)
  })

  test('a recording that breaks off on a weak network can still be opened, and resumes: {$self}')
    .with(['the fast path', 'the ordinary path'])
    .run(async ({ assert }, way) => {
      const seat = await takeSeat()
      const path = await record(seat, 7, LONG)
      await start(seat)
      await seat.browser.get('/soal')
      const asked = way === 'the fast path' ? path : `${path}?_csrf=x`
      for (let cut = 0; cut < 3; cut++) await cutOff(seat.browser, asked, 120_000)

      const rest = await seat.browser.get(asked, { range: 'bytes=120000-' })
      assert.equal(rest.status, 206)
      assert.deepEqual(rest.bytes, LONG.subarray(120_000))
      const whole = await seat.browser.get(asked)
      assert.equal(whole.status, 200)
      assert.deepEqual(whole.bytes, LONG)
    })

  test('a recording asked for in parts counts by its bytes', async ({ assert }) => {
    const seat = await takeSeat()
    const path = await record(seat, 7, LONG)
    await start(seat)
    // Three times the file, in tenths that leave out its last byte.
    const part = LONG.length / 10
    for (let asked = 0; asked < 30; asked++) {
      const { status } = await seat.browser.get(path, { range: `bytes=0-${part - 1}` })
      assert.equal(status, 206)
    }
    const more = await seat.browser.get(path, { range: 'bytes=0-0' })
    assert.equal(more.status, 403)
    assert.equal(more.body.code, 'rekaman_habis')
    const [noted] = await db.from('audio_openings')
    assert.containSubset(noted, { page: 7, openings: 3 })
  })

  test('a recording sent by nginx counts by the requested range, or else as a whole', async ({
    assert,
    cleanup,
  }) => {
    const seat = await takeSeat()
    const path = await record(seat, 7, LONG)
    await start(seat)
    env.set('ACCEL_REDIRECT', '/berkas-dalam')
    cleanup(() => {
      env.set('ACCEL_REDIRECT', undefined)
      // The line before writes the word 'undefined' there, which servers of later specs would inherit.
      delete process.env.ACCEL_REDIRECT
    })
    const half = LONG.length / 2
    const ranges: Record<string, string>[] = [
      { range: `bytes=0-${half - 1}` },
      { range: `bytes=${half}-` },
      // nginx sends the whole file when its own ETag differs, and several parts up to as much.
      { range: 'bytes=0-0', 'if-range': '"another"' },
      { range: 'bytes=0-9,20-29' },
    ]
    for (const headers of ranges) {
      const { status, headers: sent } = await seat.browser.get(path, headers)
      assert.equal(status, 200)
      assert.match(sent.get('x-accel-redirect') ?? '', /^\/berkas-dalam\/audio\//)
    }
    const [noted] = await db.from('audio_openings')
    assert.equal(Number(noted.sent_bytes), 3 * LONG.length)
    assert.equal((await seat.browser.get(path, { range: 'bytes=0-0' })).status, 403)
  })

  test("a recording can't be opened in other sessions or by other learners", async ({ assert }) => {
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

  test('recordings are never removed from the played set, and positions only increase', async ({
    assert,
  }) => {
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

  test('plays can be reported until the listening session ends', async ({ assert }) => {
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

  test('an invalid media name is not found', async ({ assert }) => {
    const admin = await BrowserSession.of(await createAdmin())
    for (const name of ['..%2f..%2fapp.key', 'x.mp3', '%00', 'a'.repeat(32) + '.mp3']) {
      assert.equal((await admin.get(`/uploads/audio/${name}`)).status, 404, name)
    }
  })
})
