import { test } from '@japa/runner'
import { arrangeSeats } from '#app/labs/domain/seat_plan'
import { createLab } from '#database/factories/lab_factory'
import { createUser } from '#database/factories/user_factory'
import { BrowserSession } from '#tests/support/browser_session'
import { isolateDatabase } from '#tests/support/database'
import { scheduleEvent, type EventLearner } from '#tests/support/events'
import { completePackage, MINUTE } from '#tests/support/exam'
import { through } from '#tests/support/kiosk'
import { stopClock } from '#tests/support/time_travel'

interface Seat {
  nama: string
  baris: number
  kolom: number
}

test.group("The plan of a lab's seats", (group) => {
  isolateDatabase(group)

  test('seats that nobody has placed stand in rows of six, and beside those that somebody has', ({
    assert,
  }) => {
    const seats = Array.from({ length: 8 }, (_, at) => `a${at + 1}`)
    const cells = (placed: Map<string, { row: number; column: number }>) =>
      arrangeSeats(seats, placed).map(({ row, column }) => `${row},${column}`)
    const rows = ['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,0', '1,1']
    assert.deepEqual(cells(new Map()), rows)
    const placed = new Map([
      ['a1', { row: 4, column: 2 }],
      ['a2', { row: 0, column: 0 }],
    ])
    const around = ['4,2', '0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '0,6']
    assert.deepEqual(cells(placed), around)
  })

  test("a lab's plan shows who sits where, empty and lost seats, and is kept for its next event", async ({
    assert,
  }) => {
    using time = stopClock()
    const { lab, key } = await createLab()
    const assigned = await createUser({ role: 'Pengawas' })
    const watcher = await BrowserSession.of(assigned)
    const plan = { labId: lab.id, pengawas: [assigned.id] }
    const pack = await completePackage()
    const event = await scheduleEvent(pack, time.now + 10 * MINUTE, plan)
    const [{ browser, user }] = event.learners as [EventLearner]
    const kiosk = (seat: string) =>
      through(new BrowserSession(), { labId: lab.id, key, seat }).post('/labs/kejadian', {
        kejadian: [],
      })
    const path = `${event.path}/denah`
    assert.deepEqual((await watcher.get(path)).body.data, [])
    await kiosk('A3')
    time.pass(4 * MINUTE)
    await kiosk('A1')
    through(browser, { labId: lab.id, key, seat: 'A2' })
    await browser.get(`/jadwal/${event.id}`)
    const seen = (await watcher.get(path)).body.data
    assert.containSubset(seen, [
      { nama: 'A1', baris: 0, kolom: 0, pesertaId: null, hilang: false },
      { nama: 'A2', baris: 0, kolom: 1, pesertaId: user.id, hilang: false },
      { nama: 'A3', baris: 0, kolom: 2, pesertaId: null, hilang: true },
    ])

    const kursi: Seat[] = [
      { nama: 'A1', baris: 2, kolom: 3 },
      { nama: 'a2', baris: 0, kolom: 0 },
    ]
    assert.equal((await watcher.put(path, { kursi })).status, 200)
    const next = await scheduleEvent(pack, time.now + 60 * MINUTE, plan)
    const placed: Seat[] = (await watcher.get(`${next.path}/denah`)).body.data
    assert.deepEqual(
      placed.map(({ nama, baris, kolom }) => [nama, baris, kolom]),
      [
        ['A1', 2, 3],
        ['A2', 0, 0],
        ['A3', 0, 1],
      ]
    )
  })

  test('a plan is refused with two seats in one place, unknown seats, and places outside', async ({
    assert,
  }) => {
    using time = stopClock()
    const { lab, key } = await createLab()
    const event = await scheduleEvent(await completePackage(), time.now + MINUTE, { labId: lab.id })
    for (const seat of ['A1', 'A2']) {
      const browser = through(new BrowserSession(), { labId: lab.id, key, seat })
      await browser.post('/labs/kejadian', { kejadian: [] })
    }
    const put = (kursi: unknown) => event.admin.put(`${event.path}/denah`, { kursi })
    const at = (nama: string, baris: number, kolom: number): Seat => ({ nama, baris, kolom })
    for (const kursi of [
      [at('A1', 0, 0), at('A2', 0, 0)],
      [at('A1', 0, 0), at('a1', 0, 1)],
      [at('B7', 0, 0)],
      [at('A1', 20, 0)],
      [at('A1', 0, 12)],
      'A1',
    ]) {
      assert.equal((await put(kursi)).status, 422, JSON.stringify(kursi))
    }
    const anywhere = await scheduleEvent(await completePackage(), time.now + MINUTE)
    assert.deepEqual((await event.admin.get(`${anywhere.path}/denah`)).body.data, [])
    assert.equal((await event.admin.put(`${anywhere.path}/denah`, { kursi: [] })).status, 409)
    const other = await BrowserSession.of(await createUser({ role: 'Pengawas' }))
    assert.equal((await other.get(`${event.path}/denah`)).status, 404)
    assert.equal((await other.put(`${event.path}/denah`, { kursi: [] })).status, 404)
  })
})
