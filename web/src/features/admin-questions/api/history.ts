import { queryOptions } from '@tanstack/react-query'
import { ALL_QUESTIONS } from '@/features/admin-questions/api/questions'
import { api, type ResponseAt } from '@/lib/api/client'

/** A change of a question beside the version before it. */
export type QuestionChange = ResponseAt<
  'GET',
  '/admin/paket-soal/soal/:soalId/riwayat'
>['data'][number]

/** Everything that was changed of a question, the latest first. */
export const questionHistoryQuery = (soalId: number) =>
  queryOptions({
    queryKey: [...ALL_QUESTIONS.queryKey, 'history', soalId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/soal/:soalId/riwayat', {
        params: { soalId },
        signal,
      })
      return data
    },
    staleTime: 0,
  })
