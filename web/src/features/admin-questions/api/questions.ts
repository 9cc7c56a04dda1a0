import { type QueryClient, queryOptions, mutationOptions } from '@tanstack/react-query'
import type { Section } from '@lulus/api/contracts/exam'
import { api, type ResponseAt } from '@/lib/api/client'
import type {
  ListeningInput,
  StructureInput,
  WrittenInput,
  ReadingInput,
} from '@/features/admin-questions/model/question-schemas'

/** Query key of all questions and passages. */
export const QUESTIONS_KEY = ['admin-questions']

/** Refetches lists, counts and the next free page, and resolves when done. */
export async function refreshQuestions(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: QUESTIONS_KEY })
}

/** A question of a table with its key and counts of right and wrong answers. */
export type QuestionRow = ResponseAt<
  'GET',
  '/admin/paket-soal/:paketId/soal-listening'
>['data'][number]

/** The questions of a section, sorted by page. */
export const questionsQuery = (section: Section, paketId: number) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'list', paketId, section],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(`/admin/paket-soal/:paketId/soal-${section}` as const, {
        params: { paketId },
        signal,
      })
      return data
    },
    staleTime: 0,
  })

/** Number and page of a section's last question, or the place before the first in an empty section. */
export const lastQuestionQuery = (section: Section, paketId: number) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'last', paketId, section],
    queryFn: ({ signal }) =>
      api.get(`/admin/paket-soal/:paketId/${section}/last` as const, {
        params: { paketId },
        signal,
      }),
    // A form starts with this place, and a cached one might be taken.
    staleTime: 0,
    gcTime: 0,
  })

/** A question for its edit form, with its package. */
export type ShownQuestion = ResponseAt<'GET', '/admin/paket-soal/soal/:soalId'>['data']

export const showQuestionQuery = (soalId: number) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'one', soalId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/soal/:soalId', {
        params: { soalId },
        signal,
      })
      return data
    },
    staleTime: 0,
    gcTime: 0,
  })

export interface ListeningUpload {
  input: ListeningInput
  /** Called with the sent fraction of the recording, from 0 to 1. */
  onProgress: (share: number) => void
}

interface Edit<Input> {
  soalId: number
  body: Input
}

/** A listening question as multipart form data. The recording is left out if its page doesn't play one. */
function listeningForm({ audio, ...fields }: ListeningInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  if (audio) form.set('audio', audio)
  return form
}

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

export const editListeningMutation = mutationOptions({
  mutationFn: ({ soalId, input, onProgress }: ListeningUpload & { soalId: number }) =>
    api.put('/admin/paket-soal/:soalId/soal-listening', {
      params: { soalId },
      body: listeningForm(input),
      ...(input.audio ? { onUploadProgress: onProgress } : {}),
    }),
  onSuccess: (_data, _edit, _result, { client }) => refreshQuestions(client),
})

export const addStructureMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: StructureInput) =>
      api.post('/admin/paket-soal/:paketId/soal-structure', { params: { paketId }, body }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })

export const editStructureMutation = mutationOptions({
  mutationFn: ({ soalId, body }: Edit<StructureInput>) =>
    api.put('/admin/paket-soal/soal-structure/:soalId', { params: { soalId }, body }),
  onSuccess: (_data, _edit, _result, { client }) => refreshQuestions(client),
})

export const addWrittenMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: WrittenInput) =>
      api.post('/admin/paket-soal/:paketId/soal-written', { params: { paketId }, body }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })

export const editWrittenMutation = mutationOptions({
  mutationFn: ({ soalId, body }: Edit<WrittenInput>) =>
    api.put('/admin/paket-soal/soal-written/:soalId', { params: { soalId }, body }),
  onSuccess: (_data, _edit, _result, { client }) => refreshQuestions(client),
})

export const addReadingMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: ReadingInput) =>
      api.post('/admin/paket-soal/:paketId/soal-reading', { params: { paketId }, body }),
    onSuccess: (_data, _input, _result, { client }) => refreshQuestions(client),
  })

export const editReadingMutation = mutationOptions({
  mutationFn: ({ soalId, body }: Edit<ReadingInput>) =>
    api.put('/admin/paket-soal/soal-reading/:soalId', { params: { soalId }, body }),
  onSuccess: (_data, _edit, _result, { client }) => refreshQuestions(client),
})

interface Deletion {
  soalId: number
  section: Section
}

/** Deletes a question. A package that becomes incomplete loses `siap`. */
export const deleteQuestionMutation = mutationOptions({
  mutationFn: ({ soalId, section }: Deletion) => {
    const options = { params: { soalId } }
    return section === 'reading'
      ? api.delete('/admin/paket-soal/soal-reading/:soalId', options)
      : api.delete('/admin/paket-soal/soal/:soalId', options)
  },
  onSettled: (_data, _error, _deletion, _result, { client }) => refreshQuestions(client),
})

/** The package of the questions, with its missing parts. */
export const showPackageQuery = (paketId: number) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'package', paketId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/:id', { params: { id: paketId }, signal })
      return data
    },
    staleTime: 0,
  })
