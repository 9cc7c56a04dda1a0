import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { isUnreachable } from '@/lib/api/api-error'
import { watchReach } from '@/lib/api/watch-reach'
import { storedScreen } from '@/lib/storage/stored-screen'

/** Browser and Vite messages for code or styles that couldn't be fetched. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload css/i

/** A page younger than this has just been reloaded, so another reload would fail the same way. */
const YOUNG_MS = 30_000

// Without a network, a stored exam is the only screen that can open.
const openAgain = () => window.location.assign(storedScreen() ?? window.location.href)

/** Replaces a screen that failed, including one whose code can't be fetched. */
export function ErrorScreen() {
  const error = useRouteError()
  const [isAwaited, setAwaited] = useState(() => isUnfetched(error))
  useEffect(() => console.error('A screen failed', error), [error])

  useEffect(() => {
    if (!isAwaited) return
    let mayReload = performance.now() > YOUNG_MS
    return watchReach((isReachable) => {
      if (!isReachable) mayReload = true
      else if (mayReload) openAgain()
      // The server is there but the screen isn't, so waiting doesn't help.
      else setAwaited(false)
    })
  }, [isAwaited])

  return (
    <main
      // English, like the specified text of this screen.
      lang={isAwaited ? undefined : 'en'}
      role="alert"
      className="flex min-h-screen flex-col items-center justify-center gap-3 p-6 text-center"
    >
      <h1 className="text-2xl font-bold">
        {isAwaited ? 'Tidak dapat terhubung ke server' : 'Something went wrong!'}
      </h1>
      <p className="max-w-prose text-ink-soft">
        {isAwaited
          ? 'Halaman ini terbuka sendiri begitu terhubung lagi.'
          : "We couldn't process your request. Please try again later."}
      </p>
      <Button className="mt-3" onClick={openAgain}>
        {isAwaited ? 'Coba lagi' : 'Try Again'}
      </Button>
    </main>
  )
}

function isUnfetched(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof Error && NOT_FETCHED.test(error.message))
}
