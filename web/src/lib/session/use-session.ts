import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { sessionQuery, type SessionUser } from '@/lib/session/session-query'

export type Session =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; retry: () => void }
  | { status: 'visitor' }
  | { status: 'user'; user: SessionUser }

/** Who is using the app, as far as is known by now. */
export function useSession(): Session {
  const { data, error, isFetching, refetch } = useQuery(sessionQuery)

  if (data) return { status: 'user', user: data }
  if (data === null) return { status: 'visitor' }
  if (error && !isFetching) return { status: 'failed', error, retry: () => void refetch() }
  return { status: 'loading' }
}

/** The signed-in user, for screens behind a guard, which has asked. */
export function useSessionUser(): SessionUser {
  const { data } = useQuery({ ...sessionQuery, refetchOnMount: false })
  if (!data) throw new Error('useSessionUser stands on screens that only signed-in users see')
  return data
}

/** Makes known who is signed in now, without asking the server; null for a visitor. */
export function useSetSession(): (user: SessionUser | null) => Promise<void> {
  const queryClient = useQueryClient()

  return useCallback(
    async (user) => {
      // An answer that is still on its way knows nothing of the change.
      await queryClient.cancelQueries(sessionQuery)
      queryClient.setQueryData(sessionQuery.queryKey, user)
    },
    [queryClient]
  )
}
