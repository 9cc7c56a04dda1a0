import { queryOptions } from '@tanstack/react-query'
import { hasStatus, isUnreachable } from '@/lib/api/api-error'
import { api, type ResponseAt } from '@/lib/api/client'
import { isReloginWanted } from '@/lib/session/relogin'
import { isOnKeptScreen, PATIENCE_MS } from '@/lib/storage/kept-screen'

/** The signed-in user: phone number in canonical form, name, photo and role. */
export type SessionUser = ResponseAt<'GET', '/users/getAuth'>['dataUser'] & {
  /**
   * Set if the user is known only from this device because the server is unreachable: the path of the only screen where
   * that counts.
   */
  keptFor?: string
}

/** The signed-in user, or null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    const isKept = isOnKeptScreen()
    try {
      // On screens with the sign-in dialog a background check must not remove the user.
      const { dataUser } = await api.get('/users/getAuth', {
        signal,
        expect401: !isReloginWanted(),
        timeout: isKept ? PATIENCE_MS : undefined,
      })
      return dataUser
    } catch (error) {
      if (hasStatus(error, 401)) return null
      if (isKept && isUnreachable(error)) {
        const { readKeptUser } = await import('@/lib/session/kept-user')
        const user = await readKeptUser<SessionUser>()
        if (user) return { ...user, keptFor: window.location.pathname }
      }
      throw error
    }
  },
})
