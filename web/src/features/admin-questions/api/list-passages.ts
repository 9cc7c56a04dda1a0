import { queryOptions } from '@tanstack/react-query'
import { QUESTIONS_KEY } from '@/features/admin-questions/api/questions-keys'
import { api, type ResponseAt } from '@/lib/api/client'

/** A reading passage with its text, if it has one, and the number of questions on it. */
export type PassageRow = ResponseAt<
  'GET',
  '/admin/paket-soal/question-reading/:paketId'
>['data'][number]

export const passagesQuery = (paketId: number) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'passages', paketId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/question-reading/:paketId', {
        params: { paketId },
        signal,
      })
      return data
    },
    staleTime: 0,
  })
