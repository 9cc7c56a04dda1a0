import { entries, type UseStore } from 'idb-keyval'
import {
  COPIES_PATH,
  type CopiedChange,
  type CopiedChanges,
  type CopiedStore,
} from '@/platform/copied-stores'
import { STORED_SCREEN_KEY } from '@/platform/kiosk-bridge'
import { textOf } from '@/platform/copied-values'

/** Chromium limits requests that outlive the page to this size. */
const SENT_AFTERWARDS_BYTES = 60_000

/** Chains the reports, so that they arrive in the order of the changes. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Wraps a store so that every committed change is handed to the kiosk. A change also fails when the kiosk couldn't
 * store its copy, so that the screen can warn that the exam would not survive a power cut.
 */
export function copying(store: UseStore, name: CopiedStore): UseStore {
  reportAll(store, name).catch((error: unknown) => {
    console.warn('The kiosk has no copy of this store', name, error)
  })
  return async (mode, work) => {
    if (mode === 'readonly') return store(mode, work)
    const changes: CopiedChange[] = []
    const result = await store(mode, (records) => work(noting(records, name, changes)))
    if (changes.length > 0) await hand(changes)
    return result
  }
}

/** Reports what an earlier page of this kiosk left in the store. */
async function reportAll(store: UseStore, name: CopiedStore): Promise<void> {
  const found = await entries<string, unknown>(store)
  const puts = found.flatMap(([key, value]) => putOf(name, key, value) ?? [])
  await hand([{ kind: 'only', store: name, names: found.map(([key]) => key) }, ...puts])
}

function putOf(store: CopiedStore, name: string, value: unknown): CopiedChange | null {
  try {
    return { kind: 'put', store, name, value: textOf(value) }
  } catch {
    // A key that an earlier page imported and handed over.
    return null
  }
}

function hand(changes: CopiedChange[]): Promise<void> {
  const sending = last.then(() =>
    send({ changes, screen: localStorage.getItem(STORED_SCREEN_KEY) })
  )
  last = sending.catch(() => undefined)
  return sending
}

async function send(report: CopiedChanges): Promise<void> {
  const body = JSON.stringify(report)
  const { ok, status } = await fetch(COPIES_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: body.length < SENT_AFTERWARDS_BYTES,
  })
  if (!ok) throw new Error(`The kiosk could not keep a copy: ${status}`)
}

/** Wraps an object store to record its changes. */
function noting(
  records: IDBObjectStore,
  store: CopiedStore,
  changes: CopiedChange[]
): IDBObjectStore {
  const note = {
    put: (value: unknown, name: string) =>
      changes.push({ kind: 'put', store, name, value: textOf(value) }),
    delete: (name: string) => changes.push({ kind: 'delete', store, name }),
    clear: () => changes.push({ kind: 'clear', store }),
  }
  const noted = new Map<string | symbol, (...args: never[]) => unknown>(Object.entries(note))
  return new Proxy(records, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property)
      if (typeof member !== 'function') return member
      return (...args: never[]) => {
        noted.get(property)?.(...args)
        return member.apply(target, args) as unknown
      }
    },
  })
}
