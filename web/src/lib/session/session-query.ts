import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from '@/lib/api/api-error'
import { api, type ResponseAt } from '@/lib/api/client'
import { isReloginWanted } from '@/lib/session/relogin'

/** Who is signed in: phone number in its canonical form, name, photo and role. */
export type SessionUser = ResponseAt<'GET', '/users/getAuth'>['dataUser']

/** The signed-in user, or null for a visitor. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      // Where a screen wants the login dialog, it must not lose its user to a check in the background.
      const { dataUser } = await api.get('/users/getAuth', {
        signal,
        expect401: !isReloginWanted(),
      })
      return dataUser
    } catch (error) {
      if (hasStatus(error, 401)) return null
      throw error
    }
  },
})
