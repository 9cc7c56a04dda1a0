import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

/** Two learners who share improbably many answers. */
export type SimilarPair = ResponseAt<'GET', '/admin/jadwal/:id/kemiripan'>['data'][number]

/** For thousands of pairs, on a server that gives saving answers priority. */
const TIMEOUT_MS = 90_000

export const similarAnswersQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin-events', id, 'similar-answers'],
    queryFn: ({ signal }) =>
      api.get('/admin/jadwal/:id/kemiripan', { params: { id }, timeout: TIMEOUT_MS, signal }),
    staleTime: 0,
  })
