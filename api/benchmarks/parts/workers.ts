import { hasRedis, startRedis } from '#tests/support/redis_server'
import { openAcademy, type Academy } from '../academy/academy.js'
import { learnersWhoSit, savesOf } from '../academy/saving.js'
import { figure, latencyText } from '../figures.js'
import { failuresOf, run, type Outcome } from '../load/load.js'
import type { Report } from '../report.js'
import { MeasuredServer } from '../server/measured_server.js'
import { processorOf, throttle, workersOf } from '../server/throttle.js'

/** Of each worker: concurrent saves share a transaction, so that half as many would cost more each. */
const CONNECTIONS = 64
const SECONDS = 5
const ROUNDS = 3
/** More than one learner sends in a measurement. */
const ROUNDS_OF_ONE = 100_000
/** A worker's share of a core where it is the bottleneck: clients, MariaDB and Redis use most of two cores. */
const SHARE = 0.2

const COUNTS = ['1', '2'] as const
type Count = (typeof COUNTS)[number]

interface Measured {
  outcome: Outcome
  /** Of all workers, in milliseconds. */
  processorMs: number
}

/**
 * One process and two, on MariaDB and Redis, alternately: as fast as this machine allows, where all share its cores,
 * and with a fifth of a core for each worker, which shows the gain of a second one where there are cores for it. Each
 * worker has as many learners.
 */
export async function measureWorkers(report: Report): Promise<void> {
  if (!hasRedis) return console.error('Workers are left out: there is no redis-server.')
  if (process.platform !== 'linux') return console.error('Workers are left out: this is no Linux.')
  const redis = await startRedis()
  const academy = await openAcademy(
    'MariaDB',
    { learners: CONNECTIONS * COUNTS.length, graduates: 0, accounts: 0 },
    { REDIS_URL: redis.url }
  )
  try {
    await compare(academy, report, 'workers, sharing the cores', 1)
    await compare(academy, report, `workers, ${SHARE * 100} % of a core each`, SHARE)
  } finally {
    await academy.remove()
    await redis.stop()
  }
}

async function compare(academy: Academy, report: Report, title: string, share: number) {
  const measured: Record<Count, Measured[]> = { 1: [], 2: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const count of COUNTS) measured[count].push(await measure(academy, count, share))
  }
  const rates = COUNTS.map((count) => {
    const all = measured[count]
    const latencies = all.flatMap(({ outcome }) => outcome.latencies)
    const rate = latencies.length / sum(all.map(({ outcome }) => outcome.seconds))
    const each = sum(all.map(({ processorMs }) => processorMs)) / latencies.length
    report.add(
      title,
      `${count}: saves`,
      `${figure(rate)}/s · ${latencyText(latencies)} · ${figure(each)} ms of processor each`,
      'MariaDB'
    )
    return rate
  })
  const [one = 1, two = 0] = rates
  report.add(title, 'growth', `${figure(two / one)}-fold`, 'MariaDB')
}

async function measure(academy: Academy, WORKERS: Count, share: number): Promise<Measured> {
  const server = await MeasuredServer.start({ ...academy.environment, WORKERS })
  const people = await learnersWhoSit(academy, server.port, CONNECTIONS * Number(WORKERS))
  const workers = workersOf(server.pid)
  if (workers.length !== Number(WORKERS)) throw new Error(`${workers.length} workers answer`)
  const load = () => {
    academy.nextSeq += ROUNDS_OF_ONE
    return run({
      port: server.port,
      seconds: SECONDS,
      clients: people.map((person) => ({ calls: savesOf(person), firstSeq: academy.nextSeq })),
    })
  }
  await load()
  const before = sum(workers.map(processorOf))
  let outcome: Outcome
  {
    using _ = share < 1 ? throttle(workers, share) : undefined
    outcome = await load()
  }
  const processorMs = sum(workers.map(processorOf)) - before
  await server.stop()
  if (failuresOf(outcome) > 0) throw new Error(JSON.stringify(outcome.failures))
  return { outcome, processorMs }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
