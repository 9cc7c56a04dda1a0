import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** The signed-in user's own data, the email included, which the session doesn't carry. */
export type OwnProfile = ResponseAt<'GET', '/users/detail-user'>

export const ownProfileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get('/users/detail-user', { signal }),
})
