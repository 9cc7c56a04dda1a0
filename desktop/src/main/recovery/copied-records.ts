import type {
  Copies,
  CopiedChange,
  CopiedStore,
} from '../../../../web/src/platform/copied-stores.ts'
import { EXAM_RECORD_PREFIX, OWNER_KEY } from '../../../../web/src/platform/kiosk-bridge.ts'

/** More than the page itself stores. */
const MOST_LETTERS = 256 * 1024 * 1024

const SCREEN = 'kiosk/screen'
const COOKIE = 'kiosk/cookie/'

/** The copies in memory, and which of them the disk doesn't have yet. */
export class CopiedRecords {
  readonly all: Map<string, string>
  /** Names not yet written to disk, also after it was full. */
  readonly behind = new Set<string>()

  constructor(all: Map<string, string>) {
    this.all = all
  }

  get screen(): string | null {
    return this.all.get(SCREEN) ?? null
  }

  get cookies(): string[] {
    return [...this.all].filter(([name]) => name.startsWith(COOKIE)).map(([, line]) => line)
  }

  /** Whether an attempt runs here, or has answers to deliver or to report. */
  get isWorthKeeping(): boolean {
    return [...this.all.keys()].some(
      (name) => name.startsWith('sealed/') || name.startsWith(`private/${EXAM_RECORD_PREFIX}`)
    )
  }

  /** The records of the page's storage. */
  get stored(): Copies['records'] {
    return [...this.all].flatMap(([place, value]) => {
      const at = place.indexOf('/')
      const store = place.slice(0, at)
      if (store !== 'private' && store !== 'sealed') return []
      return [{ store, name: place.slice(at + 1), value }]
    })
  }

  /**
   * Applies changes of the page's storage. Returns whether records are gone for good.
   * @throws Error if the page stores too much
   */
  change(changes: readonly CopiedChange[], screen: string | null): boolean {
    let isAnythingGone = false
    for (const change of changes) isAnythingGone = this.#apply(change) || isAnythingGone
    if (screen === null) this.#remove(SCREEN)
    else this.#set(SCREEN, screen)
    if (lettersIn(this.all) > MOST_LETTERS) throw new Error('The page keeps too much')
    return isAnythingGone
  }

  /** Applies a `Set-Cookie` line. */
  setCookie(line: string, now: number): void {
    const name = COOKIE + nameOfCookie(line)
    if (isRemoval(line, now)) this.#remove(name)
    else this.#set(name, line)
  }

  #apply(change: CopiedChange): boolean {
    if (change.kind === 'clear') return this.#clear(change.store)
    if (change.kind === 'only') return this.#clear(change.store, change.names)
    const name = `${change.store}/${change.name}`
    if (change.kind === 'delete') {
      this.#remove(name)
      return false
    }
    const isAnother = this.#isAnotherOwner(name, change.value)
    if (isAnother) for (const store of ['private', 'sealed'] as const) this.#clear(store)
    this.#set(name, change.value)
    return isAnother
  }

  #isAnotherOwner(name: string, owner: string): boolean {
    if (name !== `private/${OWNER_KEY}`) return false
    const earlier = this.all.get(name)
    return earlier !== undefined && earlier !== owner
  }

  #set(name: string, value: string): void {
    if (this.all.get(name) !== value) this.behind.add(name)
    this.all.set(name, value)
  }

  #remove(name: string): void {
    if (this.all.delete(name)) this.behind.add(name)
  }

  /** Removes a store's records, except these. */
  #clear(store: CopiedStore, names: readonly string[] = []): boolean {
    const kept = new Set(names.map((name) => `${store}/${name}`))
    const own = [...this.all.keys()].filter(
      (name) => name.startsWith(`${store}/`) && !kept.has(name)
    )
    for (const name of own) this.all.delete(name)
    return own.length > 0
  }
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
