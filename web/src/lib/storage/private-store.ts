import { clear, createStore, type UseStore } from 'idb-keyval'
import { PRIVATE_KEY_PREFIX } from '@/lib/storage/kept-screen'
import type { KeptStore } from '@/platform/kept-stores'

/** A kiosk puts others in their place, which copy every change: see `copy-stores`. */
export const openedStores: { [Name in KeptStore]?: UseStore } = {}

/**
 * The IndexedDB store for the signed-in user's data on this device, such as unsent answers. It is emptied when they
 * sign out and when another user signs in. For idb-keyval: `get(key, privateStore())`.
 */
export function privateStore(): UseStore {
  return (openedStores.private ??= createStore('lulus', 'private'))
}

/** What `sealed-store` encrypts; in a store of its own, because it is large. */
export function sealedRecords(): UseStore {
  return (openedStores.sealed ??= createStore('lulus-sealed', 'records'))
}

/** Deletes the signed-in user's data on this device. */
export async function clearPrivateStorage(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PRIVATE_KEY_PREFIX)) localStorage.removeItem(key)
  }
  await Promise.all([clear(privateStore()), clear(sealedRecords())])
}
