import { SERVICE_WORKER_FILE } from '@lulus/api/contracts/web_app'
import { platform } from '@/platform/platform'

/** The screen's own files are fetched first. */
const LATER_MS = 1500

/**
 * Caches the app's files on this device, once the screen has been rendered, so that an exam or a kept page opens without
 * a network. Returns a function that stops it.
 */
export function cacheFilesLater(): () => void {
  const timer = setTimeout(() => {
    cacheFiles().catch((error: unknown) => {
      console.warn('The app can not be opened without a network', error)
    })
  }, LATER_MS)
  return () => clearTimeout(timer)
}

/** A kiosk's gateway has them. */
export async function cacheFiles(): Promise<void> {
  if (import.meta.env.PROD && !platform.isKiosk)
    await navigator.serviceWorker?.register(SERVICE_WORKER_FILE)
}
