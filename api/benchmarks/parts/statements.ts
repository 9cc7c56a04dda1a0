import { learnersWhoSit, savesOf } from '../academy/saving.js'
import type { Academy } from '../academy/academy.js'
import { connectMariadb } from '../academy/databases.js'
import { figure } from '../figures.js'
import { failuresOf, run } from '../load/load.js'
import { MeasuredServer } from '../server/measured_server.js'
import { COUNTS_STATEMENTS } from '../server/statement_counts.js'
import type { AcademyPart } from './part.js'

const SECONDS = 2
/** More than one learner sends in a measurement. */
const ROUNDS_OF_ONE = 100_000

/** The statements that a database executed, and how often it flushed to the disk. */
interface DatabaseWork {
  statements: number
  flushes: number
}

/** Statements and disk flushes for each save: of one learner alone, and of 32 at once. */
export const statements: AcademyPart = {
  name: 'statements',
  async run(academy, report) {
    const server = await MeasuredServer.start({ ...academy.environment, [COUNTS_STATEMENTS]: '1' })
    for (const connections of [1, 32]) {
      const people = await learnersWhoSit(academy, server.port, connections)
      const save = () => {
        academy.nextSeq += ROUNDS_OF_ONE
        return run({
          port: server.port,
          seconds: SECONDS,
          clients: people.map((person) => ({ firstSeq: academy.nextSeq, calls: savesOf(person) })),
        })
      }
      // The first save of a login costs more.
      await save()
      const before = await workOf(academy, server)
      const outcome = await save()
      const after = await workOf(academy, server)
      if (failuresOf(outcome) > 0)
        throw new Error(`saves failed: ${JSON.stringify(outcome.failures)}`)
      const perSave = (what: keyof DatabaseWork) =>
        figure((after[what] - before[what]) / outcome.latencies.length)
      report.add(
        'work for a save',
        `${connections} at once: statements · flushes`,
        `${perSave('statements')} · ${perSave('flushes')}`,
        academy.database
      )
    }
    await server.stop()
  },
}

/** Since the server began. MariaDB counts for itself, including flushes of its own. */
async function workOf({ database }: Academy, server: MeasuredServer): Promise<DatabaseWork> {
  if (database === 'SQLite') {
    const { asked } = await server.read()
    if (asked === null) throw new Error('the server does not count its statements')
    return { statements: asked.statements, flushes: asked.commits }
  }
  const connection = await connectMariadb()
  try {
    const [rows] = await connection.query(
      "show global status where variable_name in ('Questions', 'Innodb_data_fsyncs')"
    )
    const counts = new Map(
      (rows as { Variable_name: string; Value: string }[]).map((row) => [
        row.Variable_name,
        Number(row.Value),
      ])
    )
    return {
      statements: counts.get('Questions') ?? Number.NaN,
      flushes: counts.get('Innodb_data_fsyncs') ?? Number.NaN,
    }
  } finally {
    await connection.end()
  }
}
