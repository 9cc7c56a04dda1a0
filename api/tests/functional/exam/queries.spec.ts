import { test } from '@japa/runner'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, start, takeSeat, type Seat } from '#tests/support/exam'
import { queriesOf } from '#tests/support/queries'

const save = (seq: number) => ({
  index: seq,
  answer: [{ id: seq, answer: '1', seq }],
  ragu: [seq],
})
const play = (page: string, seconds: number) => ({ audio: [page], positions: { [page]: seconds } })

/** Every route reads the session and its user; `BEGIN` and `COMMIT` of a change count too. */
const BEFORE_THE_START: [string, number, (seat: Seat) => Promise<unknown>][] = [
  ['GET /users/getAuth', 2, ({ browser }) => browser.get('/users/getAuth')],
  ['GET /users/cek-akses', 5, ({ browser }) => browser.get('/users/cek-akses')],
  [
    'GET /users/cek-akses/{id}',
    5,
    ({ browser, pack }) => browser.get(`/users/cek-akses/${pack.id}`),
  ],
  ['GET /soal', 5, ({ browser }) => browser.get('/soal')],
  // The package was sat before: its snapshot is stored.
  ['PUT /soal/timers', 13, (seat) => start(seat)],
]

const DURING_THE_EXAM: typeof BEFORE_THE_START = [
  ['GET /users/getAuth', 2, ({ browser }) => browser.get('/users/getAuth')],
  ['GET /users/cek-akses', 4, ({ browser }) => browser.get('/users/cek-akses')],
  [
    'GET /users/cek-akses/{id}',
    4,
    ({ browser, pack }) => browser.get(`/users/cek-akses/${pack.id}`),
  ],
  ['GET /soal', 3, ({ browser }) => browser.get('/soal')],
  ['GET /soal/timers', 3, ({ browser }) => browser.get('/soal/timers')],
  ['PUT /soal/timers', 3, (seat) => start(seat)],
  ['GET /soal/ambil-jawaban', 4, ({ browser }) => browser.get('/soal/ambil-jawaban')],
  ['POST /soal/simpan-jawaban', 9, ({ browser }) => browser.post('/soal/simpan-jawaban', save(2))],
  ['GET /soal/ambil-audio', 4, ({ browser }) => browser.get('/soal/ambil-audio')],
  ['POST /soal/simpan-audio', 8, ({ browser }) => browser.post('/soal/simpan-audio', play('2', 1))],
  [
    'POST /soal/simpan-audio, further on',
    8,
    ({ browser }) => browser.post('/soal/simpan-audio', play('1', 9)),
  ],
]

/**
 * What a request costs the database, which thirty learners of a lab ask at once. A number that grows needs a reason
 * better than that it was convenient.
 */
test.group('Statements of a request', (group) => {
  isolateDatabase(group)

  for (const [name, count, send] of BEFORE_THE_START) {
    test(`before the start: ${name}`, async ({ assert }) => {
      const pack = await completePackage()
      await start(await takeSeat(pack))
      const seat = await takeSeat(pack)
      await warmUp(seat)
      const statements = await queriesOf(() => send(seat))
      assert.equal(statements.length, count, statements.join('\n'))
    })
  }

  for (const [name, count, send] of DURING_THE_EXAM) {
    test(`during the exam: ${name}`, async ({ assert }) => {
      const seat = await takeSeat()
      await start(seat)
      await seat.browser.post('/soal/simpan-jawaban', save(1))
      await seat.browser.post('/soal/simpan-audio', play('1', 1))
      await warmUp(seat)
      const statements = await queriesOf(() => send(seat))
      assert.equal(statements.length, count, statements.join('\n'))
    })
  }
})

/** The first request of a session renews it, which the next hour's don't. */
async function warmUp({ browser }: Seat): Promise<void> {
  await browser.get('/users/getAuth')
}
