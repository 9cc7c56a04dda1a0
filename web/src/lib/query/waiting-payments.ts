import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** The key that all queries of payments begin with, so that a decision refreshes them together. */
export const ALL_PAYMENTS = { queryKey: ['admin-payments'] }

const REFRESH_MS = 60_000

/** How many payments of learners wait for a decision, refreshed while shown. */
export const waitingPaymentsQuery = queryOptions({
  queryKey: [...ALL_PAYMENTS.queryKey, 'waiting'],
  queryFn: ({ signal }) =>
    api.get('/admin/payments', { query: { status: 'pending', limit: 1 }, signal }),
  select: ({ total }) => total,
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})
