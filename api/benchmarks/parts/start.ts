import { startOf } from '../academy/saving.js'
import { failureText, figure, latencyText } from '../figures.js'
import { run, type Call } from '../load/load.js'
import { MeasuredServer } from '../server/measured_server.js'
import type { AcademyPart } from './part.js'

const SECONDS = 60

/**
 * All learners open the exam within a minute: the start, the paper, and their answers and played recordings.
 * Afterwards: the server's memory.
 */
export const start: AcademyPart = {
  name: 'start',
  async run(academy, report) {
    const server = await MeasuredServer.start(academy.environment)
    const atRest = (await server.read()).rss
    const late = academy.learners.slice(academy.started)
    const clients = late.map((learner) => {
      const read = (path: string): Call => ({
        method: 'GET',
        path,
        headers: { ...learner.headers, 'accept-encoding': 'br, gzip' },
      })
      return {
        calls: [startOf(learner), read('/soal'), read('/soal/ambil-jawaban'), read('/soal/timers')],
      }
    })
    const calls = late.length * 4
    await server.reset()
    const { latencies, failures, seconds } = await run({
      port: server.port,
      clients,
      perSecond: calls / Math.min(SECONDS, Math.max(5, late.length / 80)),
      calls,
      oneByOne: true,
    })
    academy.started = academy.learners.length
    const { cpuMs, delay, rss, heap } = await server.read()
    const add = (part: string, what: string, value: string) =>
      report.add(part, what, value, academy.database)
    const title = `${late.length} learners within ${seconds.toFixed(0)} s`
    add('synchronised start', title, latencyText(latencies) + failureText(failures))
    add('synchronised start', 'processor for each learner', `${figure(cpuMs / late.length)} ms`)
    add(
      'synchronised start',
      'event loop late',
      `p99 ${figure(delay.p99)} · max ${figure(delay.max)} ms`
    )
    add('memory', 'at rest', `${figure(atRest)} MB`)
    add('memory', `after ${late.length} starts`, `${figure(rss)} MB, heap ${figure(heap)} MB`)
    await server.stop()
  },
}
