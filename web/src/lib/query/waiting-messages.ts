import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** The key that all queries of messages begin with. */
export const ALL_MESSAGES = { queryKey: ['admin-messages'] }

const REFRESH_MS = 60_000

/** How many messages wait and how many e-mails failed, refreshed while shown. */
export const messageCountsQuery = queryOptions({
  queryKey: [...ALL_MESSAGES.queryKey, 'counts'],
  queryFn: ({ signal }) => api.get('/admin/pesan/jumlah', { signal }),
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})
