import { mutationOptions } from '@tanstack/react-query'
import { passageForm, type PassageInput } from '@/features/admin-questions/api/passage-form'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import { api } from '@/lib/api/client'

interface Edit {
  id: number
  input: PassageInput
}

export const editPassageMutation = mutationOptions({
  mutationFn: ({ id, input }: Edit) =>
    api.put('/admin/paket-soal/question-reading/:id', { params: { id }, body: passageForm(input) }),
  onSuccess: (_data, _edit, _result, { client }) => refreshQuestions(client),
})
