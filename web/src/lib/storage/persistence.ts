import { platform } from '@/platform/platform'

/** As long as the server accepts late answers. */
const USUAL_DAYS = 30

/** Safari, and every browser on iOS, deletes a site's storage this many days after the last visit. */
const WEBKIT_DAYS = 7

/** For how many days after the last visit this browser keeps stored data. */
export function daysKept(): number {
  return 'GestureEvent' in window ? WEBKIT_DAYS : USUAL_DAYS
}

/** Asks the browser not to delete this site's storage when the disk is full. Some browsers ask the user, once. */
export async function askForPersistence(): Promise<void> {
  if (platform.isKiosk || !navigator.storage?.persist) return
  try {
    if (await navigator.storage.persisted()) return
    if (!(await navigator.storage.persist())) {
      console.warn('The browser may delete what is stored here when its disk is full.')
    }
  } catch (error) {
    console.warn('The browser did not say whether it keeps what is stored here.', error)
  }
}
