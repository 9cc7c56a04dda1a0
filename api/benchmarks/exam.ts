/**
 * A lab of thirty seats: everybody starts at the same moment, then each saves one answer a second, which is faster
 * than any learner clicks. Prints latencies as the browsers would see them.
 */
import { withBenchServer } from './bench_server.js'
import { printLatencies, timed } from './latencies.js'

const SEATS = 30
const ROUNDS = 20

await withBenchServer(async () => {
  const { completePackage, start, takeSeat } = await import('#tests/support/exam')
  const pack = await completePackage()
  const seats = []
  for (let n = 0; n < SEATS; n++) seats.push(await takeSeat(pack))

  const starts: number[] = []
  const papers: number[] = []
  const saves: number[] = []

  await Promise.all(seats.map((seat) => timed(starts, () => start(seat))))
  await Promise.all(seats.map((seat) => timed(papers, () => seat.browser.get('/soal'))))

  for (let round = 1; round <= ROUNDS; round++) {
    const nextRound = new Promise((resolve) => setTimeout(resolve, 1000))
    await Promise.all(
      seats.map(async ({ browser }, n) => {
        await new Promise((resolve) => setTimeout(resolve, (n * 1000) / SEATS))
        const answer = [{ id: round, answer: '1', seq: round }]
        const reply = await timed(saves, () =>
          browser.post('/soal/simpan-jawaban', { index: round, answer })
        )
        if (reply.status !== 200) throw new Error(`save failed with ${reply.status}`)
      })
    )
    await nextRound
  }

  const burst: number[] = []
  await Promise.all(
    seats.map(({ browser }) =>
      timed(burst, () => browser.post('/soal/simpan-jawaban', { index: 1, answer: [] }))
    )
  )
  printLatencies(`${SEATS} starts at once`, starts)
  printLatencies(`${SEATS} papers at once`, papers)
  printLatencies(`saves, ${SEATS} a second`, saves)
  printLatencies(`${SEATS} saves at once`, burst)
})
