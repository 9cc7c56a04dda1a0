import { clear, type UseStore } from 'idb-keyval'
import { PRIVATE_KEY_PREFIX } from '@/lib/storage/kept-screen'
import { reopeningStore } from '@/lib/storage/reopening-store'
import type { KeptStore } from '@/platform/kept-stores'

/** Its records are small: what takes longer will not be stored, and the learner has to know. In milliseconds. */
const PATIENCE_MS = 5000

/** A kiosk puts others in their place, which copy every change: see `copy-stores`. */
export const openedStores: { [Name in KeptStore]?: UseStore } = {}

/**
 * The IndexedDB store for the signed-in user's data on this device, such as unsent answers. It is emptied when they
 * sign out and when another user signs in. For idb-keyval: `get(key, privateStore())`.
 */
export function privateStore(): UseStore {
  return (openedStores.private ??= reopeningStore('lulus', 'private', PATIENCE_MS))
}

/** What `sealed-store` encrypts; in a store of its own, because it is large. */
export function sealedRecords(): UseStore {
  return (openedStores.sealed ??= reopeningStore('lulus-sealed', 'records'))
}

/** Deletes the signed-in user's data on this device. */
export async function clearPrivateStorage(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PRIVATE_KEY_PREFIX)) localStorage.removeItem(key)
  }
  await Promise.all([clear(privateStore()), clear(sealedRecords())])
}
