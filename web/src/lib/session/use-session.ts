import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIsStarted } from '@/lib/browser/use-is-started'
import { sessionQuery, type SessionUser } from '@/lib/session/session-query'

export type Session =
  | { status: 'loading' }
  | { status: 'failed'; error: Error | null; retry: () => void }
  | { status: 'visitor' }
  | { status: 'user'; user: SessionUser }

/** The current user, if known. */
export function useSession(): Session {
  return sessionOf(useQuery(sessionQuery))
}

/** The same without asking the server again: for the Mini Test, which makes no calls. */
export function useKnownSession(): Session {
  return sessionOf(useQuery({ ...sessionQuery, refetchOnMount: false }))
}

function sessionOf({
  data,
  error,
  isFetching,
  refetch,
}: UseQueryResult<SessionUser | null>): Session {
  const isStoredForOther =
    data?.storedFor !== undefined && data.storedFor !== window.location.pathname
  if (data && !isStoredForOther) return { status: 'user', user: data }
  if (data === null) return { status: 'visitor' }
  if ((error || isStoredForOther) && !isFetching) {
    return { status: 'failed', error, retry: () => void refetch() }
  }
  return { status: 'loading' }
}

/** As `useSession`, for prerendered screens: during hydration it returns what was prerendered. */
export function useSessionOnceStarted(): Session {
  const session = useSession()
  return useIsStarted() ? session : { status: 'loading' }
}

/** The signed-in user, for screens behind a guard. */
export function useSessionUser(): SessionUser {
  const { data } = useQuery({ ...sessionQuery, refetchOnMount: false })
  if (!data) throw new Error('useSessionUser stands on screens that only signed-in users see')
  return data
}

/** Sets the session's user without asking the server; null for a visitor. */
export function useSetSession(): (user: SessionUser | null) => Promise<void> {
  const queryClient = useQueryClient()

  return useCallback(
    async (user) => {
      // A running request would bring the old user back.
      await queryClient.cancelQueries(sessionQuery)
      queryClient.setQueryData(sessionQuery.queryKey, user)
    },
    [queryClient]
  )
}
