import { platform } from '@/platform/platform'

/** As long as the server takes what a device has kept. */
const USUAL_DAYS = 30

/** Safari, and every browser of iOS, deletes what a site stores so many days after its last visit. */
const WEBKIT_DAYS = 7

/** How many days after the last visit this browser still has what is stored. */
export function daysKept(): number {
  return 'GestureEvent' in window ? WEBKIT_DAYS : USUAL_DAYS
}

/** Asks the browser not to delete what is stored here when its disk is full. Some ask the user, once. */
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
