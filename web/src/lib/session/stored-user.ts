import { readKeptUser } from '@/lib/offline/kept-contents'
import { openSealed } from '@/lib/storage/sealed-store'
import { keptPages } from '@/lib/storage/stored-screen'

/** The name of the record that names the user of the stored exam screen. */
export const STORED_USER = 'user'

/** The user of the stored exam screen or kept page that is open, or null. */
export async function readStoredUser<User>(): Promise<User | null> {
  try {
    if (keptPages().includes(window.location.pathname)) return await readKeptUser<User>()
    return (await (await openSealed())?.get<User>(STORED_USER)) ?? null
  } catch (error) {
    console.warn('The user can not be read from this device', error)
    return null
  }
}
