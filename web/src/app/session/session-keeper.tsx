import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { preloadable, useCodeOf } from '@/app/preloadable'
import { onUnauthorized } from '@/lib/api/unauthorized'
import { forgetPerson } from '@/lib/session/clean-ups'
import { isSamePerson } from '@/lib/session/new-number'
import { reloginStore, requestRelogin } from '@/lib/session/relogin'
import { sessionQuery } from '@/lib/session/session-query'
import { useSetSession } from '@/lib/session/use-session'
import { useLater } from '@/lib/browser/use-later'
import { claimPrivateStore } from '@/lib/storage/private-store'

// Only signed-in users are told things in passing.
const Toaster = preloadable(() => import('@/components/ui/toaster'))
const SessionExpiredDialog = lazy(() => import('@/features/auth/components/session-expired-dialog'))

/** Watches over the session for the whole app: what a 401 means, and that nobody sees what was somebody else's. */
export function SessionKeeper() {
  const { data: user } = useQuery(sessionQuery)
  const hasToaster = useCodeOf(Toaster, useLater() && Boolean(user))
  const settle = useStore(reloginStore, (state) => state.settle)
  const setSession = useSetSession()

  useEffect(
    () =>
      onUnauthorized(async () => {
        if (await requestRelogin()) return true
        await setSession(null)
        return false
      }),
    [setSession]
  )

  useForgetOthers(user?.nohp)

  if (!user) return null
  return (
    <Suspense>
      {/* What is said before it is there, it says when it has come. */}
      {hasToaster && <Toaster />}
      {settle && <SessionExpiredDialog user={user} onSettled={settle} />}
    </Suspense>
  )
}

/** Another tab may sign somebody else in: what this one remembers is not theirs. */
function useForgetOthers(nohp: string | undefined) {
  const queryClient = useQueryClient()
  const known = useRef<string>(undefined)

  useEffect(() => {
    if (nohp === undefined) return
    if (known.current !== undefined && !isSamePerson(known.current, nohp)) {
      void forgetPerson()
      queryClient.removeQueries({
        predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0],
      })
    }
    known.current = nohp
    claimPrivateStore(nohp).catch((error: unknown) => {
      console.error('The private store can not be opened', error)
    })
  }, [nohp, queryClient])
}
