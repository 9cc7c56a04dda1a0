import { PACKAGE_STATES } from '@lulus/api/contracts/packages'
import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** An admin may decide at any moment. */
const REFRESH_MS = 15_000

/** The learner's standing with a package. */
export type Standing = ResponseAt<'GET', '/users/keadaan-paket'>['data'][number]

/** The learner's standing with every package. */
export const packageStatesQuery = queryOptions({
  queryKey: ['package-states'],
  queryFn: ({ signal }) => api.get('/users/keadaan-paket', { signal }),
  select: ({ data }) => data,
  // Admins, other devices and the exam change it.
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ keadaan }) => keadaan === PACKAGE_STATES.pending) ? REFRESH_MS : false,
})
