import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type OwnLateAnswers = ResponseAt<'GET', '/users/jawaban-terlambat'>['data'][number]

/** The learner's late answers by attempt, latest first. */
export const ownLateAnswersQuery = queryOptions({
  queryKey: ['results', 'late-answers'],
  queryFn: ({ signal }) => api.get('/users/jawaban-terlambat', { signal }),
  select: ({ data }) => data,
})
