import { SERVICE_WORKER_FILE } from '@lulus/api/contracts/web_app'
import { platform } from '@/platform/platform'

/** The screen's own files are fetched first. */
const LATER_MS = 1500

/**
 * Caches the app's files for an exam on this device, once the screen has been rendered. Returns a function that stops
 * it.
 */
export function cacheFilesLater(): () => void {
  const timer = setTimeout(() => {
    cacheFiles().catch((error: unknown) => {
      console.warn('The exam can not be opened without a network', error)
    })
  }, LATER_MS)
  return () => clearTimeout(timer)
}

/** A kiosk's gateway has them. */
async function cacheFiles(): Promise<void> {
  if (import.meta.env.PROD && !platform.isKiosk)
    await navigator.serviceWorker?.register(SERVICE_WORKER_FILE)
}
