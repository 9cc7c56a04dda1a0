import { PRIVATE_KEY_PREFIX } from '@/lib/storage/stored-screen'

/** Set while answers of practice wait on this device, so that screens know of them without opening the database. */
export const PRACTICE_WAITS_KEY = `${PRIVATE_KEY_PREFIX}practice`

export function practiceWaits(): boolean {
  try {
    return localStorage.getItem(PRACTICE_WAITS_KEY) !== null
  } catch {
    return false
  }
}
