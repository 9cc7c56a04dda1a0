import { SERVICE_WORKER_FILE } from '@lulus/api/contracts/web_app'
import { platform } from '@/platform/platform'

/** What the screen itself needs is fetched first. */
const LATER_MS = 1500

/** Keeps the app's files for an exam on this device, when the screen has been drawn. Returns a function that stops it. */
export function keepFilesLater(): () => void {
  const timer = setTimeout(() => {
    keepFiles().catch((error: unknown) => {
      console.warn('The exam can not be opened without a network', error)
    })
  }, LATER_MS)
  return () => clearTimeout(timer)
}

/** A kiosk's gateway has them. */
async function keepFiles(): Promise<void> {
  if (import.meta.env.PROD && !platform.isKiosk)
    await navigator.serviceWorker?.register(SERVICE_WORKER_FILE)
}
