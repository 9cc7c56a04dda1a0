import { randomUUID } from 'node:crypto'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyGuard } from './key-guard.ts'
import {
  folderWrittenAt,
  LockedFolder,
  openFolder,
  wipeFolder,
  type OpenedFolder,
} from './sealed-folder.ts'

/**
 * The folders of copies on the disk. A folder's name is its generation. One whose key can't be had at a start is kept
 * aside under another name, where no later generation replaces it: a keyring that is still locked, or Windows'
 * "temporarily unavailable", must not cost a learner's answers.
 */

const ASIDE = 'terkunci-'

/** Milliseconds between attempts to get a key. Longer would leave the operator with a dark screen. */
const PAUSES_MS = [500, 1000, 1500]

const HOUR_MS = 60 * 60_000
/** Milliseconds for which another guard's folder may be of use: a login lasts for twelve hours. */
const FOREIGN_KEPT_MS = 12 * HOUR_MS
/** Milliseconds for which this guard's folder is tried again. Then its key counts as lost. */
const OWN_KEPT_MS = 30 * 24 * HOUR_MS

interface Places {
  folder: string
  guard: KeyGuard
  now: () => number
  /** Waits this many milliseconds. */
  pause: (ms: number) => Promise<unknown>
}

/** An opened folder, with its number: each new folder has the next one. */
type KeptFolder = OpenedFolder & { generation: number }

/**
 * Opens the newest folder, or one that was kept aside at an earlier start. Deletes those that it replaces, incomplete
 * ones, and locked ones that are too old. Null if none can be opened.
 */
export async function findKept(places: Places): Promise<KeptFolder | null> {
  const { folder: root } = places
  const names = await namesIn(root)
  const generations = names.map(Number).filter(Number.isSafeInteger)
  const aside = names.filter((name) => name.startsWith(ASIDE))
  let latest = Math.max(0, ...generations)
  let found: KeptFolder | null = null
  for (const generation of generations.toSorted((one, other) => other - one)) {
    if (found === null) found = await openOrSetAside(generation, places, PAUSES_MS)
    else await wipeFolder(join(root, String(generation)))
  }
  for (const name of aside) {
    if (found !== null) break
    latest += 1
    await rename(join(root, name), join(root, String(latest)))
    found = await openOrSetAside(latest, places, [])
  }
  return found
}

/** Number of earlier exams whose folders are kept aside, because they couldn't be opened. */
export async function countLocked(folder: string): Promise<number> {
  return (await namesIn(folder)).filter((name) => name.startsWith(ASIDE)).length
}

async function openOrSetAside(
  generation: number,
  places: Places,
  pauses: readonly number[]
): Promise<KeptFolder | null> {
  const path = join(places.folder, String(generation))
  try {
    return { ...(await openPatiently(path, places, pauses)), generation }
  } catch (error) {
    console.error('What was kept of an exam can not be opened', error)
    if (error instanceof LockedFolder && (await isWorthKeeping(error, path, places)))
      await rename(path, join(places.folder, ASIDE + randomUUID()))
    // Interrupted while it was created or deleted, or nobody's any more.
    else await wipeFolder(path)
    return null
  }
}

/** Another guard's key doesn't come by waiting. */
async function openPatiently(
  path: string,
  { guard, pause }: Places,
  pauses: readonly number[]
): Promise<OpenedFolder> {
  for (const ms of pauses) {
    try {
      return await openFolder(path, guard)
    } catch (error) {
      if (!(error instanceof LockedFolder) || error.guard !== guard.kind) throw error
      await pause(ms)
    }
  }
  return openFolder(path, guard)
}

async function isWorthKeeping(
  { guard: owner }: LockedFolder,
  path: string,
  { guard, now }: Places
): Promise<boolean> {
  const keptFor = owner === guard.kind ? OWN_KEPT_MS : FOREIGN_KEPT_MS
  return now() - (await folderWrittenAt(path)) < keptFor
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
