import { join } from 'node:path'
import type { Copies, CopiedChange } from '../../../../web/src/platform/copied-stores.ts'
import { CopiedRecords } from './copied-records.ts'
import type { KeyGuard } from './key-guard.ts'
import { findKept } from './kept-folders.ts'
import { createFolder, type SealedFolder } from './sealed-folder.ts'

/** A login expires after twelve hours, and a later user is not in this exam any more. */
const RESUMED_WITHIN_MS = 12 * 60 * 60_000

interface CopiesOptions {
  /** Inside the kiosk's data folder. */
  folder: string
  guard: KeyGuard
  now: () => number
  /** Whether the kiosk may open an exam at this path automatically. */
  isExamScreen: (path: string) => boolean
  /** Waits before the key of the copies is asked for again. */
  pause: (ms: number) => Promise<unknown>
}

/**
 * Copies of the page's storage and cookies. They are on disk, encrypted, only while an attempt runs on this seat or has
 * something left to deliver. Otherwise they are in memory, like the page's own storage.
 */
export interface ExamCopies {
  /** Whether an earlier run of the kiosk left copies to restore. */
  readonly isFound: boolean
  /** The exam that is resumed automatically after a power cut, or null. */
  readonly resumes: string | null
  /** How the key on the disk is protected. */
  readonly guard: KeyGuard['kind']
  /** Applies changes of the page's storage. Resolves once they are on disk, if they have to be. */
  change(changes: readonly CopiedChange[], screen: string | null): Promise<void>
  /** Applies cookies, as `Set-Cookie` lines. */
  setCookies(lines: readonly string[]): void
  cookies(): string[]
  all(): Copies
  /** Deletes everything, because the learner is gone. */
  wipe(): Promise<void>
}

/** Opens the copies of an earlier run. Those whose key can't be had now are kept aside. */
export async function openCopies(options: CopiesOptions): Promise<ExamCopies> {
  const { folder: root, guard, now, isExamScreen } = options
  const found = await findKept(options)
  const records = new CopiedRecords(found?.records ?? new Map<string, string>())
  const disk = new CopiesOnDisk(root, guard, { records, found })
  const examScreen = (screen: string | null) =>
    screen !== null && isExamScreen(screen) ? screen : null
  const age = found === null ? null : now() - found.writtenAt
  const resumes = age !== null && age < RESUMED_WITHIN_MS ? examScreen(records.screen) : null

  return {
    isFound: found !== null,
    resumes,
    guard: guard.kind,
    change: (changes, screen) =>
      disk.inTurn(() => disk.follow(records.change(changes, examScreen(screen)))),
    setCookies: (lines) => {
      for (const line of lines) records.setCookie(line, now())
      disk
        .inTurn(() => disk.follow(false))
        .catch((error: unknown) => {
          console.error('The cookies of the exam are not kept', error)
        })
    },
    cookies: () => records.cookies,
    all: () => ({ records: records.stored, screen: resumes }),
    wipe: () =>
      disk.inTurn(() => {
        records.all.clear()
        return disk.end()
      }),
  }
}

interface DiskState {
  records: CopiedRecords
  found: { folder: SealedFolder; generation: number } | null
}

/** The folder with the records, while they have to be on disk. */
class CopiesOnDisk {
  readonly #root: string
  readonly #guard: KeyGuard
  readonly #records: CopiedRecords
  #folder: SealedFolder | null
  #generation: number
  #waiting: Promise<unknown> = Promise.resolve()

  constructor(root: string, guard: KeyGuard, { records, found }: DiskState) {
    this.#root = root
    this.#guard = guard
    this.#records = records
    this.#folder = found?.folder ?? null
    this.#generation = found?.generation ?? 0
  }

  /** Runs tasks in sequence, also after a failure. */
  inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#waiting.then(work)
    this.#waiting = turn.catch(() => undefined)
    return turn
  }

  /** Writes the state in memory to disk. */
  async follow(isAnythingGone: boolean): Promise<void> {
    const { all, behind, isWorthKeeping } = this.#records
    if (!isWorthKeeping) return this.end()
    // A new key for the remaining records, because the old one could decrypt the deleted ones.
    if (this.#folder === null || isAnythingGone) return this.#begin()
    for (const name of behind) {
      const value = all.get(name)
      await (value === undefined ? this.#folder.delete(name) : this.#folder.put(name, value))
      behind.delete(name)
    }
  }

  async end(): Promise<void> {
    const earlier = this.#folder
    this.#folder = null
    this.#records.behind.clear()
    await earlier?.wipe()
  }

  async #begin(): Promise<void> {
    this.#generation += 1
    const earlier = this.#folder
    const path = join(this.#root, String(this.#generation))
    this.#folder = await createFolder(path, this.#guard, this.#records.all)
    this.#records.behind.clear()
    await earlier?.wipe()
  }
}
