import { learnersWhoSit } from '../academy/saving.js'
import { failureText, figure, latencyText } from '../figures.js'
import { run } from '../load/load.js'
import { MeasuredServer } from '../server/measured_server.js'
import { COUNTS_STATEMENTS } from '../server/statement_counts.js'
import type { AcademyPart } from './part.js'

/** Each of 5,000 learners sends a pulse every nine seconds in the mean. */
const PER_SECOND = Math.round(5_000 / 9)
const SECONDS = 20
const LEARNERS = 1_000

/** Pulses of 5,000 exam pages: their share of a core, and what they write. */
export const pulses: AcademyPart = {
  name: 'pulses',
  async run(academy, report) {
    const server = await MeasuredServer.start({ ...academy.environment, [COUNTS_STATEMENTS]: '1' })
    const sitting = Math.min(LEARNERS, academy.learners.length)
    const people = await learnersWhoSit(academy, server.port, sitting)
    const pulse = { belumTerkirim: 0, page: 7, memutar: false, terlihat: true, baterai: 80 }
    const beat = (calls: number) =>
      run({
        port: server.port,
        clients: people.map(({ headers }) => ({
          calls: [{ method: 'POST', path: '/soal/denyut', headers, json: JSON.stringify(pulse) }],
        })),
        perSecond: PER_SECOND,
        calls,
      })
    await beat(sitting)
    await server.reset()
    const before = (await server.read()).asked
    const { latencies, failures, seconds } = await beat(PER_SECOND * SECONDS)
    const { cpuMs, asked } = await server.read()
    const share = cpuMs / (seconds * 1000)
    const add = (what: string, value: string) =>
      report.add('pulses of 5,000 learners', what, value, academy.database)
    add('of a core', `${figure(share * 100)} %`)
    add('latency', latencyText(latencies) + failureText(failures))
    // The last contacts are stored every 15 s.
    if (asked && before) add('flushes a second', figure((asked.commits - before.commits) / seconds))
    await server.stop()
  },
}
