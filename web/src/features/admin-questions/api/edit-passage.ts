import { mutationOptions } from '@tanstack/react-query'
import { passageForm, type PassageInput } from '@/features/admin-questions/api/passage-form'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import { api } from '@/lib/api/client'

export const editPassageMutation = (id: number) =>
  mutationOptions({
    mutationFn: (input: PassageInput) =>
      api.put('/admin/paket-soal/question-reading/:id', {
        params: { id },
        body: passageForm(input),
      }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })
