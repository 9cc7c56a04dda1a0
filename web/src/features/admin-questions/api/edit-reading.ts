import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import type { ReadingInput } from '@/features/admin-questions/model/question-schemas'
import { api } from '@/lib/api/client'

interface Edit {
  soalId: number
  body: ReadingInput
}

export const editReadingMutation = mutationOptions({
  mutationFn: ({ soalId, body }: Edit) =>
    api.put('/admin/paket-soal/soal-reading/:soalId', { params: { soalId }, body }),
  onSuccess: (_data, _edit, _result, { client }) => refreshQuestions(client),
})
