import type { Academy } from '../academy/academy.js'
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
const PULSE = JSON.stringify({
  belumTerkirim: 0,
  page: 7,
  memutar: false,
  terlihat: true,
  baterai: 80,
})

/** Pulses of 5,000 exam pages: their share of a core, and what they write. */
export const pulses: AcademyPart = {
  name: 'pulses',
  async run(academy, report) {
    const { latencies, failures, cpuMs, seconds } = await measure(academy, {})
    // Counting costs CPU time, so it is a measurement of its own.
    const counted = await measure(academy, { [COUNTS_STATEMENTS]: '1' })
    const add = (what: string, value: string) =>
      report.add('pulses of 5,000 learners', what, value, academy.database)
    add('of a core', `${figure(cpuMs / (seconds * 10))} %`)
    add('processor for a pulse', `${figure(cpuMs / latencies.length)} ms`)
    add('latency', latencyText(latencies) + failureText(failures))
    // The last contacts are stored every 15 s, all in one transaction.
    if (counted.commits !== null) {
      add('flushes a second', figure(counted.commits / counted.seconds))
    }
  },
}

async function measure(academy: Academy, settings: Record<string, string>) {
  const server = await MeasuredServer.start({ ...academy.environment, ...settings })
  const sitting = Math.min(LEARNERS, academy.learners.length)
  const people = await learnersWhoSit(academy, server.port, sitting)
  const clients = people.map(({ headers }) => ({
    calls: [{ method: 'POST' as const, path: '/soal/denyut', headers, json: PULSE }],
  }))
  const beat = (calls: number) => run({ port: server.port, clients, perSecond: PER_SECOND, calls })
  // The first pulse of a login costs more.
  await beat(sitting)
  const before = (await server.read()).asked
  await server.reset()
  const outcome = await beat(PER_SECOND * SECONDS)
  const { cpuMs, asked } = await server.read()
  await server.stop()
  return { ...outcome, cpuMs, commits: asked && before && asked.commits - before.commits }
}
