import type { Section } from '@lulus/api/contracts/exam'
import { queryOptions } from '@tanstack/react-query'
import { QUESTIONS_KEY } from '@/features/admin-questions/api/questions-keys'
import { api } from '@/lib/api/client'

/** Number and page of a section's last question; in an empty section the ones before its first. */
export const lastQuestionQuery = (section: Section, paketId: number) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'last', paketId, section],
    queryFn: ({ signal }) =>
      api.get(`/admin/paket-soal/:paketId/${section}/last` as const, {
        params: { paketId },
        signal,
      }),
    // A form is filled from it once: what was true a while ago would name a page that is taken.
    staleTime: 0,
    gcTime: 0,
  })
