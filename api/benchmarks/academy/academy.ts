import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free_port'
import { BUILT } from '../server/built.js'
import { emptyDatabase, type Database } from './databases.js'

/** The accounts to create. */
export interface Population {
  /** Signed in, with a grant that isn't used. */
  learners: number
  /** Signed in, with a result. */
  graduates: number
  /** Accounts that can sign in, with a password hash of a server's cost. */
  accounts: number
}

/** A signed-in user: the cookies, token and address are the headers of every call. */
export interface Person {
  nohp: string
  headers: Record<string, string>
}

export type Graduate = Person & { resultId: number }

export interface Inhabitants {
  packageId: number
  learners: Person[]
  graduates: Graduate[]
  accounts: { identifier: string; password: string }[]
}

/** An academy's data, which servers may be started on one after the other. */
export interface Academy extends Inhabitants {
  database: Database
  /** Environment variables of its servers. */
  environment: Record<string, string>
  /** How many learners have started: the first ones. */
  started: number
  /** Greater than the number of every answer that was sent: a save with a smaller one changes nothing. */
  nextSeq: number
  remove(): Promise<void>
}

/** Environment variables of servers on empty data in this database. */
async function openData(database: Database): Promise<Record<string, string>> {
  const environment = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    APP_KEY: 'bench-key-of-at-least-32-characters',
    DEMO: 'false',
    LOG_LEVEL: 'fatal',
    TRUSTED_PROXIES: 'loopback',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'lulus-bench-')),
    ...(await emptyDatabase(database)),
  }
  await runAce(environment, 'migration:run', '--force', '--begin')
  return environment
}

/**
 * Makes an academy with the demo's package, in an empty database.
 * @param settings further environment variables of its servers
 */
export async function openAcademy(
  database: Database,
  population: Population,
  settings: Record<string, string> = {}
): Promise<Academy> {
  const environment = { ...(await openData(database)), ...settings }
  await runAce({ ...environment, DEMO: 'true', DEMO_DATA: 'kecil' }, 'db:seed')
  const child = fork(new URL('prepare.ts', import.meta.url), {
    execArgv: ['--import=@poppinss/ts-exec'],
    cwd: join(BUILT.folder, '..'),
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'test',
      PORT: String(await freePort()),
    },
  })
  child.send(population)
  const [inhabitants] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the academy could not be prepared: the process ended with ${code}`)
    }),
  ])) as [Inhabitants]
  await once(child, 'exit')
  return {
    ...inhabitants,
    database,
    environment,
    started: 0,
    nextSeq: 1,
    async remove() {
      rmSync(environment.DATA_DIR as string, { recursive: true, force: true })
      await emptyDatabase(database, { isDropped: true })
    },
  }
}

async function runAce(environment: Record<string, string>, ...command: string[]): Promise<void> {
  const child = spawn(process.execPath, ['ace.js', ...command], {
    cwd: BUILT.folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`node ace ${command.join(' ')} ended with ${code}`)
}
