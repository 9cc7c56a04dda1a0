import { clear, createStore, get, set, type UseStore } from 'idb-keyval'

const OWNER_KEY = 'owner'

let opened: UseStore | undefined

/**
 * The IndexedDB store for everything on this device that belongs to the person who is signed in, as unsent answers.
 * It is emptied when they sign out and when somebody else signs in. For idb-keyval: `get(key, privateStore())`.
 */
export function privateStore(): UseStore {
  opened ??= createStore('lulus', 'private')
  return opened
}

/** Prefix of the localStorage keys that are removed together with the private store. */
const PRIVATE_KEY_PREFIX = 'lulus:'

/** Makes this person the owner of the private store, and empties it first when it was somebody else's. */
export async function claimPrivateStore(nohp: string): Promise<void> {
  const owner = await get<string>(OWNER_KEY, privateStore())
  if (owner === nohp) return
  if (owner !== undefined) await clearPrivateStorage()
  await set(OWNER_KEY, nohp, privateStore())
}

/** Keeps the private store for its owner, who has got another number; it must not be claimed with that before. */
export async function renamePrivateStoreOwner(from: string, to: string): Promise<void> {
  if ((await get<string>(OWNER_KEY, privateStore())) === from) {
    await set(OWNER_KEY, to, privateStore())
  }
}

/** Removes what the signed-in person has left on this device. */
export async function clearPrivateStorage(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PRIVATE_KEY_PREFIX)) localStorage.removeItem(key)
  }
  await clear(privateStore())
}
