import { test } from '@japa/runner'
import { isolateDatabase } from '#tests/support/database'
import { completePackage, start, takeSeat, type Seat } from '#tests/support/exam'
import { queriesOf } from '#tests/support/queries'

const save = (seq: number) => ({
  index: seq,
  answer: [{ id: seq, answer: '1', seq }],
  ragu: [seq],
})
const isEmbedded = process.env.DB_CONNECTION !== 'mysql'
const play = (page: string, seconds: number) => ({ audio: [page], positions: { [page]: seconds } })

/**
 * Every route reads the session and its user; `BEGIN` and `COMMIT` count too. On the embedded database starts and
 * saves are part of a grouped commit, and share two statements with others. On MySQL several go to the server at
 * once.
 */
const BEFORE_THE_START: [string, number, (seat: Seat) => Promise<unknown>][] = [
  ['GET /users/getAuth', 2, ({ browser }) => browser.get('/users/getAuth')],
  ['GET /users/cek-akses', 5, ({ browser }) => browser.get('/users/cek-akses')],
  [
    'GET /users/cek-akses/{id}',
    5,
    ({ browser, pack }) => browser.get(`/users/cek-akses/${pack.id}`),
  ],
  // Three of them look for a running attempt first.
  ['GET /soal', 7, ({ browser }) => browser.get('/soal')],
  // An earlier attempt has stored the package's snapshot. One call for both databases: it locks the grant and reads
  // the attempt's id back, which the embedded one returns by itself.
  ['PUT /soal/timers', isEmbedded ? 12 : 10, (seat) => start(seat)],
]

const DURING_THE_EXAM: typeof BEFORE_THE_START = [
  ['GET /users/getAuth', 2, ({ browser }) => browser.get('/users/getAuth')],
  ['GET /users/cek-akses', 4, ({ browser }) => browser.get('/users/cek-akses')],
  [
    'GET /users/cek-akses/{id}',
    4,
    ({ browser, pack }) => browser.get(`/users/cek-akses/${pack.id}`),
  ],
  ['GET /soal', 2, ({ browser }) => browser.get('/soal')],
  // Other screens request it while an attempt runs.
  ['GET /soal/cek-endtime', 2, ({ browser }) => browser.get('/soal/cek-endtime')],
  ['GET /soal/kunci', 2, ({ browser }) => browser.get('/soal/kunci')],
  ['GET /soal/timers', 2, ({ browser }) => browser.get('/soal/timers')],
  ['PUT /soal/timers', isEmbedded ? 6 : 4, (seat) => start(seat)],
  ['GET /soal/ambil-jawaban', 3, ({ browser }) => browser.get('/soal/ambil-jawaban')],
  [
    'POST /soal/simpan-jawaban',
    isEmbedded ? 9 : 7,
    ({ browser }) => browser.post('/soal/simpan-jawaban', save(2)),
  ],
  ['GET /soal/ambil-audio', 3, ({ browser }) => browser.get('/soal/ambil-audio')],
  [
    'POST /soal/simpan-audio',
    isEmbedded ? 8 : 6,
    ({ browser }) => browser.post('/soal/simpan-audio', play('2', 1)),
  ],
  [
    'POST /soal/simpan-audio, further on',
    isEmbedded ? 8 : 6,
    ({ browser }) => browser.post('/soal/simpan-audio', play('1', 9)),
  ],
]

/**
 * Database statements per request, because thirty learners of a lab call at once. A higher number needs a good reason.
 */
test.group('Statements of a request', (group) => {
  isolateDatabase(group)

  for (const [name, count, send] of BEFORE_THE_START) {
    test(`statements before the start: ${name}`, async ({ assert }) => {
      const pack = await completePackage()
      await start(await takeSeat(pack))
      const seat = await takeSeat(pack)
      await warmUp(seat)
      const statements = await queriesOf(() => send(seat))
      assert.equal(statements.length, count, statements.join('\n'))
    })
  }

  for (const [name, count, send] of DURING_THE_EXAM) {
    test(`statements during the exam: ${name}`, async ({ assert }) => {
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

/** Renews the session first, which happens only once an hour. */
async function warmUp({ browser }: Seat): Promise<void> {
  await browser.get('/users/getAuth')
}
