import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import type { WrittenInput } from '@/features/admin-questions/model/question-schemas'
import { api } from '@/lib/api/client'

interface Edit {
  soalId: number
  body: WrittenInput
}

export const editWrittenMutation = mutationOptions({
  mutationFn: ({ soalId, body }: Edit) =>
    api.put('/admin/paket-soal/soal-written/:soalId', { params: { soalId }, body }),
  onSuccess: (_data, _edit, _result, { client }) => refreshQuestions(client),
})
