import type { Section } from '@lulus/api/contracts/exam'
import { queryOptions } from '@tanstack/react-query'
import { QUESTIONS_KEY } from '@/features/admin-questions/api/questions-keys'
import { api, type ResponseAt } from '@/lib/api/client'

/** A question of a table, with its key and how often it was answered right and wrong. */
export type QuestionRow = ResponseAt<
  'GET',
  '/admin/paket-soal/:paketId/soal-listening'
>['data'][number]

/** The questions of a section in page order. */
export const questionsQuery = (section: Section, paketId: number) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'list', paketId, section],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(`/admin/paket-soal/:paketId/soal-${section}` as const, {
        params: { paketId },
        signal,
      })
      return data
    },
    staleTime: 0,
  })
