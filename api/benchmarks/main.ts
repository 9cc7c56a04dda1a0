/**
 * `npm run bench`: measures the server and prints one table. `--only saves,lists` measures these parts alone, `--on
 * SQLite` one of the databases, `--learners 1000` a smaller academy; `--only soak --minutes 60` saves for an hour,
 * which is not part of a whole run. It needs an idle machine: clients, server and database share its CPUs.
 */
import { parseArgs } from 'node:util'
import { openAcademy } from './academy/academy.js'
import { DATABASES, mariadbVersion, type Database } from './academy/databases.js'
import { board } from './parts/board.js'
import { measureBrowser } from './parts/browser.js'
import { certificates } from './parts/certificates.js'
import { measureLists } from './parts/lists.js'
import { measureMatching } from './parts/matching.js'
import { mixedLoad } from './parts/mixed_load.js'
import { openLoop } from './parts/open_loop.js'
import type { AcademyPart } from './parts/part.js'
import { pulses } from './parts/pulses.js'
import { saves } from './parts/saves.js'
import { learnersOfSoak, soak } from './parts/soak.js'
import { start } from './parts/start.js'
import { statements } from './parts/statements.js'
import { measureWorkers } from './parts/workers.js'
import { Report } from './report.js'

const OF_THE_WHOLE: readonly AcademyPart[] = [
  start,
  saves,
  statements,
  openLoop,
  pulses,
  board,
  mixedLoad,
  certificates,
]
const NAMES = [...OF_THE_WHOLE.map(({ name }) => name), 'workers', 'lists', 'matching', 'browser']
const SOAK = 'soak'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: NAMES.join(',') },
    on: { type: 'string' },
    learners: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '100' },
  },
})
const minutes = Number(values.minutes)
const wanted = new Set(values.only.split(','))
for (const name of wanted) {
  if (![...NAMES, SOAK].includes(name))
    throw new Error(`no part is called '${name}': ${NAMES.join(', ')}, ${SOAK}`)
}
const databases = await chooseDatabases()
const report = new Report()

const parts = [...OF_THE_WHOLE, soak(minutes, Number(values['per-second']))].filter(({ name }) =>
  wanted.has(name)
)
for (const database of parts.length > 0 ? databases : []) {
  const isMixed = wanted.has('mixed')
  const academy = await openAcademy(database, {
    learners: Math.max(Number(values.learners), wanted.has(SOAK) ? learnersOfSoak(minutes) : 0),
    graduates: isMixed || wanted.has('certificates') ? 300 : 0,
    accounts: isMixed ? 200 : 0,
  })
  try {
    for (const part of parts) await part.run(academy, report)
  } finally {
    await academy.remove()
  }
}
if (wanted.has('workers') && databases.includes('MariaDB')) await measureWorkers(report)
if (wanted.has('lists')) {
  for (const database of databases) await measureLists(database, report)
}
if (wanted.has('matching')) {
  for (const database of databases) await measureMatching(database, report)
}
if (wanted.has('browser')) await measureBrowser(report)
await report.print()

async function chooseDatabases(): Promise<Database[]> {
  const chosen = DATABASES.filter((database) => values.on === undefined || values.on === database)
  if (chosen.includes('MariaDB') && (await mariadbVersion()) === null) {
    console.error('MariaDB is left out: no server answers at DB_HOST and DB_PORT.')
    return chosen.filter((database) => database !== 'MariaDB')
  }
  return chosen
}
