import type { ListeningInput } from '@/features/admin-questions/model/question-schemas'

export interface ListeningUpload {
  input: ListeningInput
  /** Told how much of the recording has been sent, as a share from 0 to 1. */
  onProgress: (share: number) => void
}

/** A listening question as multipart. A recording that its page doesn't play isn't sent. */
export function listeningForm({ audio, ...fields }: ListeningInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  if (audio) form.set('audio', audio)
  return form
}
