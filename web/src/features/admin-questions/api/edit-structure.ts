import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import type { StructureInput } from '@/features/admin-questions/model/question-schemas'
import { api } from '@/lib/api/client'

export const editStructureMutation = (soalId: number) =>
  mutationOptions({
    mutationFn: (body: StructureInput) =>
      api.put('/admin/paket-soal/soal-structure/:soalId', { params: { soalId }, body }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })
