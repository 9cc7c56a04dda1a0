import { setTimeout as sleep } from 'node:timers/promises'
import { hasMariadb, type MariadbServer } from '../../api/tests/support/mariadb_server.ts'
import { TcpProxy } from '../../api/tests/support/tcp_proxy.ts'
import type { ChaosCase } from '../chaos_case.ts'
import { playScene, type Scene } from '../support/exam_case.ts'
import { untilSaved, whileSaving } from '../support/saving.ts'
import { sharedMariadb } from '../support/shared_mariadb.ts'

const lacks = () => (hasMariadb ? null : 'no mariadbd on this machine')

const AWAY_MS = { short: 2_000, long: 30_000 }
const KILLS = { short: 2, long: 50 }
/** The driver's statement that ends a transaction. */
const COMMIT = 'COMMIT'
/** MariaDB commits within this time. */
const COMMIT_MS = 4

interface Database {
  mariadb: MariadbServer
  /** The server's connection to it. */
  way: TcpProxy
  settings: Record<string, string>
}

async function withDatabase<Result>(work: (database: Database) => Promise<Result>) {
  const mariadb = await sharedMariadb()
  const way = await TcpProxy.open({ host: '127.0.0.1', port: mariadb.port })
  try {
    return await work({
      mariadb,
      way,
      settings: { ...mariadb.environment, DB_PORT: String(way.port) },
    })
  } finally {
    await way.close()
  }
}

/** The database can't be reached, and then accepts connections but never answers. */
export const DATABASE_AWAY: ChaosCase = {
  name: 'database-away',
  lane: 'databases',
  seconds: { short: 18, long: 80 },
  lacks,
  run: (orders) => {
    const awayMs = orders.isLong ? AWAY_MS.long : AWAY_MS.short
    return withDatabase(({ way, settings }) =>
      playScene(
        orders,
        {
          did: `MariaDB ${awayMs / 1000} s away and ${awayMs / 1000} s frozen while learners save`,
          learners: 4,
          settings,
        },
        async (scene) => {
          const { learners, random } = scene
          await whileSaving(learners, random, async () => {
            await untilSaved(learners, 10)
            way.treat({ kind: 'refuse' })
            way.cut()
            await waitOut(scene, 'away', awayMs)
            way.treat({ kind: 'pass' })
            await untilSaved(learners, 10)
            way.treat({ kind: 'freeze' })
            await waitOut(scene, 'frozen', awayMs)
            way.treat({ kind: 'pass' })
            await untilSaved(learners, 10)
          })
        }
      )
    )
  },
}

async function waitOut({ installation, say }: Scene, what: string, ms: number): Promise<void> {
  const before = installation.acknowledged
  await sleep(ms)
  say(`${what}: ${installation.acknowledged - before} answers acknowledged meanwhile`)
}

/** MariaDB is killed when a COMMIT reaches it: before it receives it, or while it executes it. */
export const DATABASE_KILLED: ChaosCase = {
  name: 'database-killed',
  lane: 'databases',
  seconds: { short: 14, long: 5 * 60 },
  lacks,
  run: (orders) =>
    withDatabase(({ mariadb, way, settings }) =>
      playScene(
        orders,
        {
          did: 'MariaDB killed at a COMMIT, before and while it works on it',
          learners: 4,
          settings,
        },
        async ({ isLong, installation, learners, random, say }) => {
          const kills = isLong ? KILLS.long : KILLS.short
          await whileSaving(learners, random, async () => {
            for (let kill = 0; kill < kills; kill++) {
              await untilSaved(learners, 5)
              await atCommit(
                way,
                async () => {
                  if (kill % 2 === 1) await sleep(random() * COMMIT_MS)
                  await mariadb.kill()
                },
                kill % 2 === 0
              )
              installation.noteKill()
              await mariadb.run()
              for (const learner of learners) void learner.courier.flush()
            }
            await untilSaved(learners, 5)
          })
          say(`${kills} kills at a COMMIT, half of them before it arrived`)
        }
      )
    ),
}

/**
 * Strikes at the next COMMIT.
 * @param isHeld the COMMIT is passed on only after the strike
 */
async function atCommit(
  way: TcpProxy,
  strike: () => Promise<void>,
  isHeld: boolean
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  way.listener = async (data) => {
    if (!data.includes(COMMIT)) return
    way.listener = () => {}
    const struck = strike().then(resolve, reject)
    if (isHeld) await struck
  }
  await promise
}
