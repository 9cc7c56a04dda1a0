import { learnersWhoSit, savesOf } from '../academy/saving.js'
import { failureText, figure, latencyText } from '../figures.js'
import { run } from '../load/load.js'
import { MeasuredServer } from '../server/measured_server.js'
import type { AcademyPart } from './part.js'

const RATES = [50, 200, 500, 1_000]
const SECONDS = 5
const LEARNERS = 1_000

/** Saves that leave on schedule, whether or not earlier ones came back, like learners' saves. */
export const openLoop: AcademyPart = {
  name: 'open-loop',
  async run(academy, report) {
    const server = await MeasuredServer.start(academy.environment)
    const people = await learnersWhoSit(
      academy,
      server.port,
      Math.min(LEARNERS, academy.learners.length)
    )
    for (const rate of RATES) {
      await server.reset()
      const { latencies, failures } = await run({
        port: server.port,
        clients: people.map((person) => ({ calls: savesOf(person), firstSeq: academy.nextSeq })),
        perSecond: rate,
        calls: rate * SECONDS,
      })
      academy.nextSeq += rate * SECONDS
      const { cpuMs } = await server.read()
      const each = `${figure(cpuMs / latencies.length)} ms of processor each`
      report.add(
        'saves on schedule',
        `${rate} a second`,
        `${latencyText(latencies)} · ${each}${failureText(failures)}`,
        academy.database
      )
    }
    await server.stop()
  },
}
