import { queryOptions } from '@tanstack/react-query'
import { hasStatus } from '@/lib/api/api-error'
import { api, type ResponseAt } from '@/lib/api/client'

export type ResultDetail = ResponseAt<'GET', '/users/riwayat-ujian/:id'>['data']

/** One whose scores are shown. */
export type ScoredResult = Extract<ResultDetail, { totalScore: number }>

/** One of the learner's own results, or null if there is no such result. */
export const resultQuery = (id: string) =>
  queryOptions({
    queryKey: ['results', 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return (await api.get('/users/riwayat-ujian/:id', { params: { id }, signal })).data
      } catch (error) {
        // An expected response, so neither an error nor a retry.
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
    // The learner's target and late answers may have changed it.
    staleTime: 0,
  })
