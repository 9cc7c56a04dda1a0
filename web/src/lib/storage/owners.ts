import { del, entries, get, set, type UseStore } from 'idb-keyval'
import { clearPrivateStorage, privateStore } from '@/lib/storage/private-store'
import { reopeningStore } from '@/lib/storage/reopening-store'
import { EXAM_RECORD_PREFIX, OWNER_KEY, RESCUE_KEY_PREFIX } from '@/platform/kiosk-bridge'
import { platform } from '@/platform/platform'

/**
 * What happens to undelivered answers when another user signs in on this device: they are set aside under their owner,
 * hidden from all screens, until that owner signs in here again. They stay at most 30 days, as long as the server
 * accepts them, and for five owners.
 */

const SET_ASIDE_MS = 30 * 24 * 60 * 60_000
const MOST_OWNERS = 5

/** An entry of the private store. */
type Entry = readonly [name: string, value: unknown]

/** The delivery state in a record. */
interface StoredAnswers {
  /** Not sent. */
  answers: object
  /** Too late. */
  late: Record<number, { isOffered?: boolean }>
}

interface Aside {
  /** By this device's clock, epoch milliseconds. */
  at: number
  entries: readonly Entry[]
}

let opened: UseStore | undefined
const asideStore = () => (opened ??= reopeningStore('lulus-aside', 'owners'))

/** Gives the private store to another owner, with their set-aside records. `from` is undefined if it had no owner. */
export async function changeOwner(from: string | undefined, to: string): Promise<void> {
  if (from !== undefined) {
    await setAside(from)
    await clearPrivateStorage()
  }
  await sweepAside()
  await takeUp(to)
}

async function setAside(owner: string): Promise<void> {
  const all = await entries<string, unknown>(privateStore())
  const records = all.filter(
    ([name, value]) => name.startsWith(EXAM_RECORD_PREFIX) && hasUndelivered(value)
  )
  if (records.length === 0) return
  const keyNames = records.map(([name]) => name.replace(EXAM_RECORD_PREFIX, RESCUE_KEY_PREFIX))
  // A kiosk can't copy a key a second time: see `copied-values`.
  const keys = platform.isKiosk ? [] : all.filter(([name]) => keyNames.includes(name))
  const aside: Aside = { at: Date.now(), entries: [...records, ...keys] }
  await set(owner, aside, asideStore())
}

/**
 * Restores the owner's set-aside records in the same transaction as the owner's name, so that no other user gets them.
 * Records already in the store are newer.
 */
async function takeUp(owner: string): Promise<void> {
  const aside = await get<Aside>(owner, asideStore())
  await privateStore()(
    'readwrite',
    (store) =>
      new Promise<void>((resolve, reject) => {
        store.put(owner, OWNER_KEY)
        const known = store.getAllKeys()
        known.onsuccess = () => {
          for (const [name, value] of aside?.entries ?? [])
            if (!known.result.includes(name)) store.put(value, name)
        }
        store.transaction.addEventListener('complete', () => resolve())
        store.transaction.addEventListener('abort', () =>
          reject(store.transaction.error ?? new Error('The private store was not changed'))
        )
      })
  )
  if (aside) await del(owner, asideStore())
}

/** Removes set-aside records that are too old or of too many owners. */
export async function sweepAside(): Promise<void> {
  const all = await entries<string, Aside>(asideStore())
  const isFresh = (at: number) => Math.abs(Date.now() - at) < SET_ASIDE_MS
  const newest = all.filter(([, { at }]) => isFresh(at)).sort(([, a], [, b]) => b.at - a.at)
  const kept = new Set(newest.slice(0, MOST_OWNERS).map(([owner]) => owner))
  for (const [owner] of all) if (!kept.has(owner)) await del(owner, asideStore())
}

/** Whether a stored record, possibly of an earlier version, has undelivered answers. */
function hasUndelivered(value: unknown): boolean {
  const { answers = {}, late = {} } = value as Partial<StoredAnswers>
  const isOpen = Object.values(late).some(({ isOffered }) => !isOffered)
  return Object.keys(answers).length > 0 || isOpen
}
