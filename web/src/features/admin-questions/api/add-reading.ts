import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import type { ReadingInput } from '@/features/admin-questions/model/question-schemas'
import { api } from '@/lib/api/client'

export const addReadingMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: ReadingInput) =>
      api.post('/admin/paket-soal/:paketId/soal-reading', { params: { paketId }, body }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })
