import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { pagesOfSession } from '#contracts/exam'
import { failuresOf, run, type Call, type Load } from '../load/load.js'
import { SAVE_PATH } from '../server/served_saves.js'
import type { Academy, Person } from './academy.js'
import { connectMariadb } from './databases.js'

/** The calls of a learner who answers one question of listening after the other. */
export function savesOf({ headers }: Person): Call[] {
  return pagesOfSession('listening').map((page) => ({
    method: 'POST',
    path: SAVE_PATH,
    headers,
    json: `{"index":${page},"answer":[{"id":${page},"answer":"${(page % 4) + 1}","seq":$seq}]}`,
  }))
}

/** The call that starts an exam. */
export function startOf({ nohp, headers }: Person): Call {
  return { method: 'PUT', path: '/soal/timers', headers, json: JSON.stringify({ nohp }) }
}

/** @returns this many learners with a running attempt; starts missing ones */
export async function learnersWhoSit(
  academy: Academy,
  port: number,
  count: number
): Promise<Person[]> {
  const late = academy.learners.slice(academy.started, count)
  if (late.length > 0) {
    const load: Load = {
      port,
      clients: late.map((learner) => ({ calls: [startOf(learner)] })),
      perSecond: 150,
      calls: late.length,
    }
    if (failuresOf(await run(load)) > 0) throw new Error('learners could not start')
    academy.started += late.length
  }
  return academy.learners.slice(0, count)
}

const ALL_ANSWERS = `insert IGNORED into attempt_answers
  (attempt_id, page, question_id, answer, seq, saved_at)
  select attempts.id, questions.page, questions.id, '1', 1, 0 from attempts
  join questions on questions.package_id = attempts.package_id where attempts.status = 'running'`

/** Stores an answer to each of the 140 questions for every running attempt, as at the end of reading. */
export async function fillSheets({ database, environment }: Academy): Promise<void> {
  if (database === 'SQLite') {
    const file = new DatabaseSync(join(environment.DATA_DIR ?? '.', 'lulus.sqlite3'))
    file.exec(ALL_ANSWERS.replace('IGNORED', 'or ignore'))
    file.close()
    return
  }
  const connection = await connectMariadb({ withDatabase: true })
  await connection.query(ALL_ANSWERS.replace('IGNORED', 'ignore'))
  await connection.end()
}
