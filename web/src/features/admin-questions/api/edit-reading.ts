import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import type { ReadingInput } from '@/features/admin-questions/model/question-schemas'
import { api } from '@/lib/api/client'

export const editReadingMutation = (soalId: number) =>
  mutationOptions({
    mutationFn: (body: ReadingInput) =>
      api.put('/admin/paket-soal/soal-reading/:soalId', { params: { soalId }, body }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })
