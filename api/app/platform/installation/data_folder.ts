import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseFile, uploadsFolder } from '#app/platform/installation/data_dir'
import { StartRefused } from '#app/platform/errors/failures'

const MARK = 'installation'

/** The command that creates an installation. */
export const TO_BEGIN = 'node ace.js migration:run --force --begin'

/** Where an installation's data is. */
export interface Place {
  dataDir: string
  database: 'sqlite' | 'mysql'
  disk: 'fs' | 's3'
}

/**
 * Refuses a data folder that should hold the embedded database and doesn't: an unmounted disk or a mistyped path would
 * otherwise open as an empty academy.
 * @throws StartRefused
 */
export function refuseEmptyFolder({ dataDir, database }: Place): void {
  if (database !== 'sqlite' || existsSync(databaseFile(dataDir))) return
  throw new StartRefused(
    `The server did not start: DATA_DIR=${dataDir} holds no installation (no lulus.sqlite3). Is its disk mounted, and the ` +
      `path spelled right? Only to begin a new, empty installation there: ${TO_BEGIN}`
  )
}

/**
 * Refuses a data folder that belongs to another installation than the database's, or to none.
 * @throws StartRefused
 */
export function refuseForeignFolder(place: Place, id: string): void {
  if (!keepsMark(place)) return
  const { dataDir } = place
  const mark = readMark(dataDir)
  if (mark === id) return
  if (mark !== null) {
    throw new StartRefused(
      `The server did not start: DATA_DIR=${dataDir} holds the files of installation ${mark}, and the database that DB_DATABASE ` +
        `names is of installation ${id}. Set one of them right.`
    )
  }
  if (hasUploads(dataDir)) return markFolder(place, id)
  throw new StartRefused(
    `The server did not start: DATA_DIR=${dataDir} is empty, and the database is of installation ${id}, whose files should be ` +
      `there. Is its disk mounted, and the path spelled right? If there are none yet: ${TO_BEGIN}`
  )
}

/** Marks the folder of files with its installation's id. With the embedded database no mark is needed. */
export function markFolder(place: Place, id: string): void {
  if (!keepsMark(place)) return
  makeFolder(place.dataDir)
  writeFileSync(join(place.dataDir, MARK), `${id}\n`, { mode: 0o640 })
}

/** Creates the data folder of a new installation. */
export function makeFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o750 })
}

function keepsMark({ database, disk }: Place): boolean {
  return database === 'mysql' && disk === 'fs'
}

function readMark(dataDir: string): string | null {
  const file = join(dataDir, MARK)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function hasUploads(dataDir: string): boolean {
  const folder = uploadsFolder(dataDir)
  if (!existsSync(folder)) return false
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return files.some((entry) => entry.isFile())
}
