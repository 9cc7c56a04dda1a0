import { mutationOptions } from '@tanstack/react-query'
import { listeningForm, type ListeningUpload } from '@/features/admin-questions/api/listening-form'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import { api } from '@/lib/api/client'

export const addListeningMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: ({ input, onProgress }: ListeningUpload) =>
      api.post('/admin/paket-soal/:paketId/soal-listening', {
        params: { paketId },
        body: listeningForm(input),
        ...(input.audio ? { onUploadProgress: onProgress } : {}),
      }),
    onSuccess: (_data, _upload, _result, { client }) => refreshQuestions(client),
  })
