import { mutationOptions } from '@tanstack/react-query'
import { listeningForm, type ListeningUpload } from '@/features/admin-questions/api/listening-form'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import { api } from '@/lib/api/client'

export const editListeningMutation = (soalId: number) =>
  mutationOptions({
    mutationFn: ({ input, onProgress }: ListeningUpload) =>
      api.put('/admin/paket-soal/:soalId/soal-listening', {
        params: { soalId },
        body: listeningForm(input),
        ...(input.audio ? { onUploadProgress: onProgress } : {}),
      }),
    onSuccess: (_data, _upload, _result, { client }) => refreshQuestions(client),
  })
