import type { Section } from '@lulus/api/contracts/exam'
import { mutationOptions } from '@tanstack/react-query'
import { refreshQuestions } from '@/features/admin-questions/api/questions-keys'
import { api } from '@/lib/api/client'

interface Deletion {
  soalId: number
  section: Section
}

/** Deletes a question; a package that is incomplete without it is no longer `siap`. */
export const deleteQuestionMutation = mutationOptions({
  mutationFn: ({ soalId, section }: Deletion) => {
    const options = { params: { soalId } }
    return section === 'reading'
      ? api.delete('/admin/paket-soal/soal-reading/:soalId', options)
      : api.delete('/admin/paket-soal/soal/:soalId', options)
  },
  onSettled: (_data, _error, _deletion, _result, { client }) => refreshQuestions(client),
})
