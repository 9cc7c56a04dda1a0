import { queryOptions } from '@tanstack/react-query'
import { QUESTIONS_KEY } from '@/features/admin-questions/api/questions-keys'
import { api, type ResponseAt } from '@/lib/api/client'

/** A question as its form edits it, with its package. */
export type ShownQuestion = ResponseAt<'GET', '/admin/paket-soal/soal/:soalId'>['data']

export const showQuestionQuery = (soalId: number) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'one', soalId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/soal/:soalId', {
        params: { soalId },
        signal,
      })
      return data
    },
    staleTime: 0,
    gcTime: 0,
  })
