import { test } from '@japa/runner'
import { isolateDatabase } from '#tests/support/database'
import { MINUTE, start, startIn, takeSeat, type Seat } from '#tests/support/exam'
import { BrowserSession } from '#tests/support/browser_session'
import { stopClock } from '#tests/support/time_travel'

const keyOf = async ({ browser }: Pick<Seat, 'browser'>) => browser.get('/soal/kunci')

test.group("The key of a session's copy on a device", (group) => {
  isolateDatabase(group)

  test('the storage key is 32 bytes, the same whenever the driver asks, and stored nowhere on the way', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const { attemptId } = (await seat.browser.get('/soal/timers')).body
    const first = await keyOf(seat)
    assert.equal(first.status, 200)
    assert.equal(first.headers.get('cache-control'), 'no-store')
    assert.equal(first.body.simulasi, attemptId)
    assert.equal(first.body.sesi, 'listening')
    assert.lengthOf(Buffer.from(first.body.kunci, 'base64'), 32)
    assert.deepEqual((await keyOf(seat)).body, first.body)
    assert.deepEqual((await keyOf({ browser: seat.browser.copy() })).body, first.body)
  })

  test('the storage key differs for each session, attempt and login', async ({ assert }) => {
    using time = stopClock()
    const keys: string[] = []
    const [one, neighbour] = [await takeSeat(), await takeSeat()]
    await start(one)
    keys.push((await keyOf(one)).body.kunci)
    await start(neighbour)
    keys.push((await keyOf(neighbour)).body.kunci)

    const other = await BrowserSession.of(one.user)
    await other.put('/soal/timers', { nohp: one.user.nohp, takeover: true })
    keys.push((await keyOf({ browser: other })).body.kunci)
    await startIn({ ...one, browser: other }, 'written', time)
    keys.push((await keyOf({ browser: other })).body.kunci)

    for (const key of keys) assert.lengthOf(Buffer.from(key, 'base64'), 32)
    assert.lengthOf([...new Set(keys)], 4)
  })

  test("the storage key is the driver's alone, until another login takes over", async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const other = await BrowserSession.of(seat.user)
    const refusal = async (browser: BrowserSession) => {
      const { status, body } = await browser.get('/soal/kunci')
      return [status, body.code, 'kunci' in body]
    }
    const elsewhere = [409, 'dipakai_di_perangkat_lain', false]

    assert.deepEqual(await refusal(other), elsewhere)
    await other.put('/soal/timers', { nohp: seat.user.nohp, takeover: true })
    assert.deepEqual(await refusal(seat.browser), elsewhere)
    assert.equal((await keyOf({ browser: other })).status, 200)
  })

  test('the storage key is refused to visitors, and to learners without a running attempt', async ({
    assert,
  }) => {
    const seat = await takeSeat()
    await start(seat)
    const waiting = await takeSeat(seat.pack)
    assert.equal((await (await BrowserSession.visitor()).get('/soal/kunci')).status, 401)
    const none = await keyOf(waiting)
    assert.deepEqual([none.status, none.body.code], [409, 'tidak_berjalan'])
  })

  test("the storage key is refused from the session's end on", async ({ assert }) => {
    using time = stopClock()
    const seat = await takeSeat()
    await start(seat)
    time.pass(30 * MINUTE - 1)
    assert.equal((await keyOf(seat)).status, 200)
    time.pass(1)
    const over = await keyOf(seat)
    assert.deepEqual([over.status, over.body.code], [409, 'terlambat'])

    await startIn(seat, 'reading', time)
    time.pass(56 * MINUTE)
    const finished = await keyOf(seat)
    assert.deepEqual([finished.status, finished.body.code], [409, 'tidak_berjalan'])
  })
})
