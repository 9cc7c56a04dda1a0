import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import { api } from '@/lib/api/client'

interface Deletion {
  id: number
  /** Takes the questions on it along; without it a passage in use is kept (409). */
  force: boolean
}

export const deletePassageMutation = mutationOptions({
  mutationFn: ({ id, force }: Deletion) =>
    api.delete('/admin/paket-soal/question-reading/:id', {
      params: { id },
      query: { force: force ? 1 : undefined },
    }),
  onSettled: (_data, _error, _deletion, _result, { client }) => refreshQuestions(client),
})
