import { useEffect } from 'react'
import { cacheFiles } from '@/lib/offline/cache-files'
import { writeKeptUser } from '@/lib/offline/kept-contents'
import { keepLoadedFiles } from '@/lib/offline/kept-files'
import { useSessionUser } from '@/lib/session/use-session'
import { KEPT_PAGES_KEY, keptPages } from '@/lib/storage/stored-screen'
import { platform } from '@/platform/platform'

/** The page's own parts are fetched first. */
const LATER_MS = 2000
const MOST_PAGES = 20

/**
 * Lets this device open the page again without a network, once its content is there.
 * @param isReady whether the content is kept; its last parts may load a moment later
 */
export function useKeptPage(isReady: boolean): void {
  const user = useSessionUser()

  useEffect(() => {
    // A learner known from this device alone is kept already.
    if (!isReady || user.storedFor !== undefined || platform.isKiosk) return
    const path = window.location.pathname
    const timer = setTimeout(() => {
      keepPage(path, user).catch((error: unknown) => {
        console.warn('This page can not be opened without a network', error)
      })
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [isReady, user])
}

async function keepPage(path: string, user: unknown): Promise<void> {
  // Without a service worker a page opens with a network only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await cacheFiles()
  await navigator.serviceWorker.ready
  await writeKeptUser(user)
  await keepLoadedFiles()
  const pages = [path, ...keptPages().filter((other) => other !== path)]
  localStorage.setItem(KEPT_PAGES_KEY, pages.slice(0, MOST_PAGES).join(' '))
}
