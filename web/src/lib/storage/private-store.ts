import { clear, type UseStore } from 'idb-keyval'
import { PRIVATE_KEY_PREFIX } from '@/lib/storage/stored-screen'
import { reopeningStore } from '@/lib/storage/reopening-store'
import type { CopiedStore } from '@/platform/copied-stores'

/** The records are small, so a slower write has failed, and the learner has to be told. In milliseconds. */
const PATIENCE_MS = 5000

/** A kiosk replaces these stores by ones that copy every change: see `copy-stores`. */
export const openedStores: { [Name in CopiedStore]?: UseStore } = {}

/**
 * The IndexedDB store for the signed-in user's data on this device, such as unsent answers. It is emptied when they
 * sign out and when another user signs in. For idb-keyval: `get(key, privateStore())`.
 */
export function privateStore(): UseStore {
  return (openedStores.private ??= reopeningStore('lulus', 'private', PATIENCE_MS))
}

/** The encrypted records of `sealed-store`, in a separate store because they are large. */
export function sealedRecords(): UseStore {
  return (openedStores.sealed ??= reopeningStore('lulus-sealed', 'records'))
}

/** What was read on kept pages, in a separate store because recordings are large. */
export function keptContents(): UseStore {
  return (keptStore ??= reopeningStore('lulus-kept', 'contents'))
}
let keptStore: UseStore | undefined

/** Deletes the signed-in user's data on this device. */
export async function clearPrivateStorage(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PRIVATE_KEY_PREFIX)) localStorage.removeItem(key)
  }
  await Promise.all([clear(privateStore()), clear(sealedRecords()), clear(keptContents())])
}
