import { failureText, figure } from '../figures.js'
import { run } from '../load/load.js'
import { MeasuredServer } from '../server/measured_server.js'
import type { AcademyPart } from './part.js'

const AT_ONCE = 4

/** Certificates one after the other, without the cache: how many a second an otherwise idle server prints. */
export const certificates: AcademyPart = {
  name: 'certificates',
  async run(academy, report) {
    // The same work on every database.
    if (academy.database !== 'SQLite') return
    const server = await MeasuredServer.start(academy.environment)
    const [first, ...others] = academy.graduates
    const callOf = ({ headers, resultId }: (typeof others)[number]) => ({
      method: 'GET' as const,
      path: `/users/certificate/${resultId}`,
      headers,
    })
    if (first) {
      await run({
        port: server.port,
        clients: [{ calls: [callOf(first)] }],
        perSecond: 1,
        calls: 1,
      })
    }
    await server.reset()
    const calls = others.map(callOf)
    // More are due at once than can be answered: the limit of connections paces them.
    const { latencies, failures, seconds } = await run({
      port: server.port,
      clients: Array.from({ length: AT_ONCE }, (_, at) => ({
        calls: calls.filter((_call, n) => n % AT_ONCE === at),
      })),
      perSecond: calls.length * 10,
      calls: calls.length - (calls.length % AT_ONCE),
    })
    const { delay } = await server.read()
    report.add(
      'certificates',
      `${latencies.length}, ${AT_ONCE} at a time`,
      `${figure(latencies.length / seconds)} a second${failureText(failures)}`
    )
    report.add('certificates', 'event loop late', `p99 ${figure(delay.p99)} ms`)
    await server.stop()
  },
}
