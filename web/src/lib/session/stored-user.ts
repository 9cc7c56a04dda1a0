import { openSealed } from '@/lib/storage/sealed-store'

/** The name of the record that names the user of the stored exam screen. */
export const STORED_USER = 'user'

/** The user of the stored exam screen on this device, or null. */
export async function readStoredUser<User>(): Promise<User | null> {
  try {
    return (await (await openSealed())?.get<User>(STORED_USER)) ?? null
  } catch (error) {
    console.warn('The user can not be read from this device', error)
    return null
  }
}
