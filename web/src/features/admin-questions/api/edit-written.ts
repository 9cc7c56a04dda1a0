import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import type { WrittenInput } from '@/features/admin-questions/model/question-schemas'
import { api } from '@/lib/api/client'

export const editWrittenMutation = (soalId: number) =>
  mutationOptions({
    mutationFn: (body: WrittenInput) =>
      api.put('/admin/paket-soal/soal-written/:soalId', { params: { soalId }, body }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })
