import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type OwnPayment = ResponseAt<'GET', '/users/payment'>['data'][number]

/** While an admin has yet to decide, the learner may be waiting for it on the screen. */
const REFRESH_MS = 15_000

/** The learner's own payments, the newest first. */
export const ownPaymentsQuery = queryOptions({
  queryKey: ['own-payments'],
  queryFn: ({ signal }) => api.get('/users/payment', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ status }) => status === 'pending') ? REFRESH_MS : false,
})
