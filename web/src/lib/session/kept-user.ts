import { openSealed } from '@/lib/storage/sealed-store'

/** The name of the record that says whose the kept screen is. */
export const KEPT_USER = 'user'

/** The user whom this device knows for its kept screen; null if it knows none. */
export async function readKeptUser<User>(): Promise<User | null> {
  try {
    return (await (await openSealed())?.get<User>(KEPT_USER)) ?? null
  } catch (error) {
    console.warn('The user can not be read from this device', error)
    return null
  }
}
