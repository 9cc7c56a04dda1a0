import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import type { StructureInput } from '@/features/admin-questions/model/question-schemas'
import { api } from '@/lib/api/client'

export const addStructureMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: StructureInput) =>
      api.post('/admin/paket-soal/:paketId/soal-structure', { params: { paketId }, body }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })
