import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api/client'

/** The learner's latest score; `lastScore` is -1 before the first exam. */
export const lastScoreQuery = queryOptions({
  queryKey: ['results', 'last-score'],
  queryFn: ({ signal }) => api.get('/users/lastScore', { signal }),
})
