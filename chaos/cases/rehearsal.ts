import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { DEMO_PASSWORD } from '@lulus/api/contracts/passwords'
import { AdminSession } from '../../scripts/rehearsal/admin_session.ts'
import { cleanUp } from '../../scripts/rehearsal/clean_up.ts'
import type { Choice } from '../../scripts/rehearsal/ledger.ts'
import type { SimulatedLearner } from '../../scripts/rehearsal/learner.ts'
import { Measures } from '../../scripts/rehearsal/measures.ts'
import { rehearse } from '../../scripts/rehearsal/rehearse.ts'
import type { ChaosCase } from '../chaos_case.ts'
import { Installation } from '../support/installation.ts'

const ADMIN = 'admin@demo.test'
/** An exam takes about ten seconds. */
const SPEED = 600
/** The server is killed once the first learner has chosen so many answers. */
const KILLED_AFTER = 60

/**
 * `npm run demo:kelas` on a server that is killed in the middle: the tool's own verdict, and a check of the database.
 */
export const REHEARSAL: ChaosCase = {
  name: 'rehearsal',
  lane: 'learners',
  seconds: { short: 30, long: 90 },
  async run({ isLong, say }) {
    const installation = await Installation.open({}, { hasLongSessions: false })
    try {
      const { origin } = installation.proxy
      const admin = new AdminSession(origin, new Measures())
      await admin.signIn(ADMIN, DEMO_PASSWORD, null)

      let isKilled = false
      let restarting = Promise.resolve()
      const order = { speed: SPEED, starts: true, packageId: null }
      const { learners } = await rehearse(
        admin,
        { ...order, learners: isLong ? 30 : 4 },
        {
          say,
          progress(some) {
            if (isKilled || (some[0]?.ledger.choices ?? 0) < KILLED_AFTER) return
            isKilled = true
            restarting = installation.killAndStart()
          },
        }
      )
      await restarting
      const stored = new Stored(installation.dataDir)
      const complaints = learners.flatMap((learner) => complaintsAbout(learner, stored))
      if (!isKilled) complaints.push('the server was never killed')
      const { accounts, classes } = await cleanUp(admin)
      if (accounts !== learners.length || classes !== 1)
        complaints.push(`cleaned up ${accounts} accounts and ${classes} classes`)
      return {
        did: `${learners.length} simulated learners sat an event, with a kill in the middle`,
        kills: installation.kills,
        acknowledged: learners.reduce((sum, { ledger }) => sum + ledger.choices, 0),
        lost: learners.reduce((sum, { lost }) => sum + lost.length, 0),
        complaints,
      }
    } finally {
      await installation.close()
    }
  },
}

function complaintsAbout(learner: SimulatedLearner, stored: Stored): string[] {
  const { nohp, failure, ledger } = learner
  const held = stored.answersOf(nohp)
  const missing = ledger.missingIn(held)
  return [
    ...(failure === null ? [] : [`${nohp} gave up: ${failure}`]),
    ...(held.length === TOTAL_QUESTIONS ? [] : [`${nohp} has ${held.length} answers stored`]),
    ...missing.map((page) => `${nohp}, page ${page}: the last choice isn't stored`),
  ]
}

/** The database's contents, read without the server. */
class Stored {
  readonly #database: DatabaseSync

  constructor(dataDir: string) {
    this.#database = new DatabaseSync(join(dataDir, 'lulus.sqlite3'), { timeout: 5_000 })
  }

  answersOf(nohp: string): Choice[] {
    const rows = this.#database
      .prepare(
        `select a.page as id, a.answer, a.seq from attempt_answers a
         join attempts t on t.id = a.attempt_id join users u on u.id = t.user_id where u.nohp = ?`
      )
      .all(nohp)
    return rows as unknown as Choice[]
  }
}
