import { queryOptions } from '@tanstack/react-query'
import { hasStatus, isUnreachable } from '@/lib/api/api-error'
import { api, type ResponseAt } from '@/lib/api/client'
import { isReloginWanted } from '@/lib/session/relogin'
import { isOnStoredScreen, PATIENCE_MS } from '@/lib/storage/stored-screen'

/** The signed-in user: phone number in canonical form, name, photo and role. */
export type SessionUser = ResponseAt<'GET', '/users/getAuth'>['dataUser'] & {
  /**
   * Set if the user is known only from this device because the server is unreachable: the path of the only screen where
   * that counts.
   */
  storedFor?: string
}

/** The signed-in user, or null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    const isStored = isOnStoredScreen()
    try {
      // On screens with the sign-in dialog a background check must not remove the user.
      const { dataUser } = await api.get('/users/getAuth', {
        signal,
        expect401: !isReloginWanted(),
        timeout: isStored ? PATIENCE_MS : undefined,
      })
      return dataUser
    } catch (error) {
      if (hasStatus(error, 401)) return null
      if (isStored && isUnreachable(error)) {
        const { readStoredUser } = await import('@/lib/session/stored-user')
        const user = await readStoredUser<SessionUser>()
        if (user) return { ...user, storedFor: window.location.pathname }
      }
      throw error
    }
  },
})
