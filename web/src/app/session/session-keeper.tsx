import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { optionalPart } from '@/app/optional-part'
import { hasStatus } from '@/lib/api/api-error'
import { onRefusal } from '@/lib/api/refused-calls'
import { isSamePerson } from '@/lib/session/new-number'
import { reloginStore, requestRelogin } from '@/lib/session/relogin'
import { sessionQuery } from '@/lib/session/session-query'
import { useSetSession } from '@/lib/session/use-session'
import { isBelow, paths } from '@/lib/paths'
import { useLater } from '@/lib/browser/use-later'
import { storedScreen } from '@/lib/storage/stored-screen'

// Only signed-in users get toasts.
const Toaster = optionalPart(() => import('@/components/ui/toaster'))
const ComeBack = optionalPart(() => import('@/app/session/come-back'))
const RunningLine = optionalPart(() => import('@/app/running-attempt/running-line'))
const SessionExpiredDialog = lazy(() => import('@/features/auth/components/session-expired-dialog'))

/** Handles lost sessions for the whole app, shows the running line, and removes data of other users. */
export function SessionKeeper() {
  const { data: user } = useQuery(sessionQuery)
  const isLater = useLater()
  const settle = useStore(reloginStore, (state) => state.settle)
  const setSession = useSetSession()
  const { pathname } = useLocation()

  useEffect(
    () =>
      onRefusal(async (error) => {
        if (!hasStatus(error, 401)) return false
        if (await requestRelogin()) return true
        await setSession(null)
        return false
      }),
    [setSession]
  )

  useForgetOthers(user?.nohp)
  useSweep(user === undefined ? undefined : user === null)

  return (
    <>
      <Suspense>{isLater && <ComeBack />}</Suspense>
      {/* Toasts sent before it has loaded are shown once it has. */}
      <Suspense>{user && isLater && <Toaster />}</Suspense>
      <Suspense>{user && hasRunningLine(pathname) && <RunningLine />}</Suspense>
      {/* Separate from content that loads later, which would take the focus away. */}
      <Suspense>
        {user && settle && <SessionExpiredDialog user={user} onSettled={settle} />}
      </Suspense>
    </>
  )
}

/**
 * The exam has its own clock, and staff do not take exams at work, so there the line would only add a call per screen.
 */
function hasRunningLine(pathname: string): boolean {
  return ![paths.examRoot, paths.adminRoot].some((root) => isBelow(pathname, root))
}

/** Another tab may sign in another user: then this tab's cache and this device's data must go. */
function useForgetOthers(nohp: string | undefined) {
  const queryClient = useQueryClient()
  const known = useRef<string>(undefined)

  useEffect(() => {
    if (nohp === undefined) return
    if (known.current !== undefined && !isSamePerson(known.current, nohp)) {
      queryClient.removeQueries({
        predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0],
      })
    }
    known.current = nohp
    // Visitors have no private store, so its code is not part of their first load.
    void import('@/lib/storage/claim-private-store')
      .then(({ claimPrivateStore }) => claimPrivateStore(nohp))
      .catch((error: unknown) => {
        console.error('The private store can not be opened', error)
      })
  }, [nohp, queryClient])
}

/** Deletes stored exams that are stale. */
function useSweep(isVisitor: boolean | undefined) {
  useEffect(() => {
    if (isVisitor === undefined || storedScreen() === null) return
    void import('@/lib/storage/sealed-store').then(({ sweepSealed }) => sweepSealed(isVisitor))
  }, [isVisitor])
}
