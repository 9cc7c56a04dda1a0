import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { databaseFile, noncesFile, uploadsFolder } from '#app/platform/installation/data_dir'

/** No access for others, read access for the group: a proxy that sends files itself is a member of it. */
const WITHHELD = 0o027
const OTHERS = 0o007
const OTHERS_MAY_ENTER = 0o001

/** Restricts files that this process creates to its owner. A stricter umask of the parent stays. */
export function restrictNewFiles(): void {
  process.umask(process.umask(WITHHELD) | WITHHELD)
}

/**
 * Entries of an installation that other accounts of this machine can read: files of earlier versions, or made by
 * hand.
 * @param logFile the security log's path
 */
export function wideEntries(dataDir: string, logFile: string | undefined): string[] {
  const database = databaseFile(dataDir)
  const nonces = noncesFile(dataDir)
  const inData = [
    ...['', '-wal', '-shm'].flatMap((end) => [database + end, nonces + end]),
    join(dataDir, 'app.key'),
    uploadsFolder(dataDir),
  ]
  const reachable = mayEnter(dataDir) ? inData : []
  const log = logFile !== undefined && mayEnter(dirname(logFile)) ? [logFile] : []
  return [...new Set([...reachable, ...log])].filter((path) => (modeOf(path) & OTHERS) !== 0)
}

function mayEnter(folder: string): boolean {
  return (modeOf(folder) & OTHERS_MAY_ENTER) !== 0
}

/** 0 for a missing file. */
function modeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? 0
}
