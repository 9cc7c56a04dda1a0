import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import type { WrittenInput } from '@/features/admin-questions/model/question-schemas'
import { api } from '@/lib/api/client'

export const addWrittenMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: WrittenInput) =>
      api.post('/admin/paket-soal/:paketId/soal-written', { params: { paketId }, body }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })
