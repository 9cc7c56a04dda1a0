import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { databaseFile, noncesFile, uploadsFolder } from '#app/platform/data_dir'

/** Nothing for others, reading for the group: a proxy that sends files itself is a member of it. */
const KEPT_BACK = 0o027
const OTHERS = 0o007
const OTHERS_MAY_ENTER = 0o001

/** Whatever this process creates from now on is its owner's. A stricter mask of whoever starts it stays. */
export function restrictNewFiles(): void {
  process.umask(process.umask(KEPT_BACK) | KEPT_BACK)
}

/**
 * What other accounts of this machine may read of an installation: files of earlier versions, or made by hand.
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

/** 0 for what isn't there. */
function modeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? 0
}
