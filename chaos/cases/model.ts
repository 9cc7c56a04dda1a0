import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../api/tests/support/free_port.ts'
import { hasMariadb, MariadbServer } from '../../api/tests/support/mariadb_server.ts'
import type { Account, ChaosCase, Orders } from '../chaos_case.ts'
import type { ModelOutcome } from '../model/model.ts'

const PROCESS = fileURLToPath(new URL('../model/process.ts', import.meta.url))

/** Simulated exams with random faults, in a process of their own because they stop its clock. */
export const MODEL: ChaosCase = {
  name: 'model',
  lane: 'model',
  seconds: { short: 25, long: 40 * 60 },
  run: (orders) => simulate(orders.isLong ? 10_000 : 40, 'SQLite', orders),
}

export const MODEL_ON_MARIADB: ChaosCase = {
  name: 'model-mariadb',
  lane: 'databases',
  isLongOnly: true,
  seconds: { short: 10 * 60, long: 10 * 60 },
  lacks: () => (hasMariadb ? null : 'no mariadbd on this machine'),
  async run(orders) {
    const database = await MariadbServer.start()
    try {
      return await simulate(1_000, 'MariaDB', orders, database.environment)
    } finally {
      await database.remove()
    }
  },
}

async function simulate(
  exams: number,
  database: string,
  { seed, say }: Orders,
  environment: Record<string, string> = {}
): Promise<Account> {
  const child = fork(PROCESS, [String(exams), String(seed)], {
    env: { ...process.env, ...environment, PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const reports: ModelOutcome[] = []
  child.on('message', (message: unknown) => {
    // The framework sends messages to its parent too.
    if (typeof message !== 'object' || message === null || !('exams' in message)) return
    const outcome = message as ModelOutcome
    reports.push(outcome)
    say(`${outcome.exams} exams, ${outcome.saved} answers acknowledged`)
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  const last = reports.at(-1)
  if (!last?.isOver) throw new Error(`the model ended with ${code}`)

  const { calls, faults, saved, finished, failure } = last
  say(`${calls} calls, ${faults} with a fault, ${finished} exams reached reading`)
  return {
    did: `${last.exams} random exams on ${database}, ${faults} faults`,
    kills: 0,
    acknowledged: saved,
    lost: failure === null ? 0 : 1,
    complaints: failure === null ? [] : [failure],
  }
}
