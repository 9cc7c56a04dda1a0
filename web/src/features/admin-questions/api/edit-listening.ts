import { mutationOptions } from '@tanstack/react-query'
import { listeningForm, type ListeningUpload } from '@/features/admin-questions/api/listening-form'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import { api } from '@/lib/api/client'

interface Edit extends ListeningUpload {
  soalId: number
}

export const editListeningMutation = mutationOptions({
  mutationFn: ({ soalId, input, onProgress }: Edit) =>
    api.put('/admin/paket-soal/:soalId/soal-listening', {
      params: { soalId },
      body: listeningForm(input),
      ...(input.audio ? { onUploadProgress: onProgress } : {}),
    }),
  onSuccess: (_data, _edit, _result, { client }) => refreshQuestions(client),
})
