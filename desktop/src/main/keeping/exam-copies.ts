import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Copies, CopiedChange, KeptStore } from '../../../../web/src/platform/kept-stores.ts'
import { EXAM_RECORD_PREFIX, OWNER_KEY } from '../../../../web/src/platform/kiosk-bridge.ts'
import type { KeyGuard } from './key-guard.ts'
import { createFolder, openFolder, wipeFolder, type SealedFolder } from './sealed-folder.ts'

/** A login expires after twelve hours, and a later user is not in this exam any more. */
const RESUMED_WITHIN_MS = 12 * 60 * 60_000

/** More than the page itself stores. */
const MOST_LETTERS = 256 * 1024 * 1024

const SCREEN = 'kiosk/screen'
const COOKIE = 'kiosk/cookie/'

interface CopiesOptions {
  /** Inside the kiosk's data folder. */
  folder: string
  guard: KeyGuard
  now: () => number
  /** Whether the kiosk may open an exam at this path automatically. */
  isExamScreen: (path: string) => boolean
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

/** Opens the copies of an earlier run. Unreadable ones are deleted. */
export async function openCopies(options: CopiesOptions): Promise<ExamCopies> {
  const { folder: root, guard, now, isExamScreen } = options
  const found = await findNewest(root, guard)
  const records = found?.records ?? new Map<string, string>()
  let folder: SealedFolder | null = found?.folder ?? null
  let generation = found?.generation ?? 0
  let waiting: Promise<unknown> = Promise.resolve()
  /** Names not yet written to disk, also after it was full. */
  const behind = new Set<string>()

  const screenOf = () => {
    const screen = records.get(SCREEN)
    return screen !== undefined && isExamScreen(screen) ? screen : null
  }
  const age = found === null ? null : now() - found.writtenAt
  const resumes = age !== null && age < RESUMED_WITHIN_MS ? screenOf() : null

  /** Runs tasks in sequence, also after a failure. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = waiting.then(work)
    waiting = turn.catch(() => undefined)
    return turn
  }

  const begin = async () => {
    generation += 1
    const earlier = folder
    folder = await createFolder(join(root, String(generation)), guard, records)
    behind.clear()
    await earlier?.wipe()
  }
  const end = async () => {
    const earlier = folder
    folder = null
    behind.clear()
    await earlier?.wipe()
  }

  /** Writes the state in memory to disk. */
  const follow = async (isAnythingGone: boolean) => {
    if (!isWorthKeeping(records)) return end()
    // A new key for the remaining records, because the old one could decrypt the deleted ones.
    if (folder === null || isAnythingGone) return begin()
    for (const name of behind) {
      const value = records.get(name)
      await (value === undefined ? folder.delete(name) : folder.put(name, value))
      behind.delete(name)
    }
  }

  const set = (name: string, value: string) => {
    if (records.get(name) !== value) behind.add(name)
    records.set(name, value)
  }
  const remove = (name: string) => {
    if (records.delete(name)) behind.add(name)
  }
  /** Removes a store's records, except these. */
  const clear = (store: KeptStore, names: readonly string[] = []) => {
    const kept = new Set(names.map((name) => `${store}/${name}`))
    const own = [...records.keys()].filter(
      (name) => name.startsWith(`${store}/`) && !kept.has(name)
    )
    for (const name of own) records.delete(name)
    return own.length > 0
  }

  return {
    isFound: found !== null,
    resumes,
    guard: guard.kind,
    change: (changes, screen) =>
      inTurn(async () => {
        let isAnythingGone = false
        for (const change of changes) {
          if (change.kind === 'clear' || change.kind === 'only') {
            const names = change.kind === 'only' ? change.names : []
            isAnythingGone = clear(change.store, names) || isAnythingGone
            continue
          }
          const name = `${change.store}/${change.name}`
          if (change.kind === 'delete') {
            remove(name)
            continue
          }
          if (isAnotherOwner(records, name, change.value)) {
            for (const store of ['private', 'sealed'] as const) clear(store)
            isAnythingGone = true
          }
          set(name, change.value)
        }
        if (screen !== null && isExamScreen(screen)) set(SCREEN, screen)
        else remove(SCREEN)
        if (lettersIn(records) > MOST_LETTERS) throw new Error('The page keeps too much')
        await follow(isAnythingGone)
      }),
    setCookies: (lines) => {
      for (const line of lines) {
        const name = COOKIE + nameOfCookie(line)
        if (isRemoval(line, now())) remove(name)
        else set(name, line)
      }
      inTurn(() => follow(false)).catch((error: unknown) => {
        console.error('The cookies of the exam are not kept', error)
      })
    },
    cookies: () => [...records].filter(([name]) => name.startsWith(COOKIE)).map(([, line]) => line),
    all: () => ({ records: recordsIn(records), screen: resumes }),
    wipe: () =>
      inTurn(async () => {
        records.clear()
        await end()
      }),
  }
}

/** Whether an attempt runs here, or has answers to deliver or to report. */
function isWorthKeeping(records: ReadonlyMap<string, string>): boolean {
  return [...records.keys()].some(
    (name) => name.startsWith('sealed/') || name.startsWith(`private/${EXAM_RECORD_PREFIX}`)
  )
}

function isAnotherOwner(records: ReadonlyMap<string, string>, name: string, owner: string) {
  if (name !== `private/${OWNER_KEY}`) return false
  const earlier = records.get(name)
  return earlier !== undefined && earlier !== owner
}

function recordsIn(records: ReadonlyMap<string, string>): Copies['records'] {
  return [...records].flatMap(([place, value]) => {
    const at = place.indexOf('/')
    const store = place.slice(0, at)
    if (store !== 'private' && store !== 'sealed') return []
    return [{ store, name: place.slice(at + 1), value }]
  })
}

function lettersIn(records: ReadonlyMap<string, string>): number {
  let letters = 0
  for (const value of records.values()) letters += value.length
  return letters
}

function nameOfCookie(line: string): string {
  return (line.split('=', 1)[0] ?? '').trim()
}

/** Whether a `Set-Cookie` line deletes the cookie. */
function isRemoval(line: string, now: number): boolean {
  const [, seconds] = /;\s*max-age=(-?\d+)/i.exec(line) ?? []
  if (seconds !== undefined) return Number(seconds) <= 0
  const [, date = ''] = /;\s*expires=([^;]+)/i.exec(line) ?? []
  return Date.parse(date) <= now
}

/** The newest folder that can be opened. All others are deleted. */
async function findNewest(root: string, guard: KeyGuard) {
  const generations = (await namesIn(root)).map(Number).filter(Number.isSafeInteger)
  let newest: (Awaited<ReturnType<typeof openFolder>> & { generation: number }) | null = null
  for (const generation of generations.toSorted((one, other) => other - one)) {
    const path = join(root, String(generation))
    if (newest === null) newest = await opened(path, guard, generation)
    if (newest?.generation !== generation) await wipeFolder(path)
  }
  return newest
}

async function opened(path: string, guard: KeyGuard, generation: number) {
  try {
    return { ...(await openFolder(path, guard)), generation }
  } catch (error) {
    // Interrupted while it was created or deleted, or another account's.
    console.error('What was kept of an exam can not be opened', error)
    return null
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
