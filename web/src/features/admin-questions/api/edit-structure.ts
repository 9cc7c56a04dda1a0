import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import type { StructureInput } from '@/features/admin-questions/model/question-schemas'
import { api } from '@/lib/api/client'

interface Edit {
  soalId: number
  body: StructureInput
}

export const editStructureMutation = mutationOptions({
  mutationFn: ({ soalId, body }: Edit) =>
    api.put('/admin/paket-soal/soal-structure/:soalId', { params: { soalId }, body }),
  onSuccess: (_data, _edit, _result, { client }) => refreshQuestions(client),
})
