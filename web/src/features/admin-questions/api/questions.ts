import { queryOptions, mutationOptions } from '@tanstack/react-query'
import { carriesAudio, type ListeningGroups, type Section } from '@lulus/api/contracts/exam'
import { api, type ResponseAt } from '@/lib/api/client'
import type {
  ListeningInput,
  StructureInput,
  WrittenInput,
  ReadingInput,
} from '@/features/admin-questions/model/question-schemas'

/** All questions and passages. */
export const ALL_QUESTIONS = { queryKey: ['admin-questions'] }
/** Lists, counts and the next free page change together. */
export const meta = { refreshes: [ALL_QUESTIONS] }

/** A question of a table with its key and counts of right and wrong answers. */
export type QuestionRow = ResponseAt<
  'GET',
  '/admin/paket-soal/:paketId/soal-listening'
>['data'][number]

/** The questions of a section, sorted by page. */
export const questionsQuery = (section: Section, paketId: number) =>
  queryOptions({
    queryKey: [...ALL_QUESTIONS.queryKey, 'list', paketId, section],
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
    queryKey: [...ALL_QUESTIONS.queryKey, 'last', paketId, section],
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
    queryKey: [...ALL_QUESTIONS.queryKey, 'one', soalId],
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

/** A listening question as multipart form data. The recording is left out if its page doesn't play one. */
function listeningUpload(
  { audio, ...fields }: ListeningInput,
  groups: ListeningGroups,
  onUploadProgress: OnProgress
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    // Multipart has texts only: an empty one for none, JSON for a list.
    if (value === null) body.set(name, '')
    else body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  if (!audio || !carriesAudio(fields.page, groups)) return { body }
  body.set('audio', audio)
  return { body, onUploadProgress }
}

/** Called with the sent fraction of the recording, from 0 to 1. */
type OnProgress = (share: number) => void

export const addListeningMutation = (
  paketId: number,
  groups: ListeningGroups,
  onProgress: OnProgress
) =>
  mutationOptions({
    mutationFn: (input: ListeningInput) =>
      api.post('/admin/paket-soal/:paketId/soal-listening', {
        params: { paketId },
        ...listeningUpload(input, groups, onProgress),
      }),
    meta,
  })

export const editListeningMutation = (
  soalId: number,
  groups: ListeningGroups,
  onProgress: OnProgress
) =>
  mutationOptions({
    mutationFn: (input: ListeningInput) =>
      api.put('/admin/paket-soal/:soalId/soal-listening', {
        params: { soalId },
        ...listeningUpload(input, groups, onProgress),
      }),
    meta,
  })

export const addStructureMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: StructureInput) =>
      api.post('/admin/paket-soal/:paketId/soal-structure', { params: { paketId }, body }),
    meta,
  })

export const editStructureMutation = (soalId: number) =>
  mutationOptions({
    mutationFn: (body: StructureInput) =>
      api.put('/admin/paket-soal/soal-structure/:soalId', { params: { soalId }, body }),
    meta,
  })

export const addWrittenMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: WrittenInput) =>
      api.post('/admin/paket-soal/:paketId/soal-written', { params: { paketId }, body }),
    meta,
  })

export const editWrittenMutation = (soalId: number) =>
  mutationOptions({
    mutationFn: (body: WrittenInput) =>
      api.put('/admin/paket-soal/soal-written/:soalId', { params: { soalId }, body }),
    meta,
  })

export const addReadingMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (body: ReadingInput) =>
      api.post('/admin/paket-soal/:paketId/soal-reading', { params: { paketId }, body }),
    meta,
  })

export const editReadingMutation = (soalId: number) =>
  mutationOptions({
    mutationFn: (body: ReadingInput) =>
      api.put('/admin/paket-soal/soal-reading/:soalId', { params: { soalId }, body }),
    meta,
  })

/** Deletes a question of a section. A package that becomes incomplete loses `siap`. */
export const deleteQuestionMutation = (section: Section) =>
  mutationOptions({
    mutationFn: ({ id: soalId }: QuestionRow) => {
      const options = { params: { soalId } }
      return section === 'reading'
        ? api.delete('/admin/paket-soal/soal-reading/:soalId', options)
        : api.delete('/admin/paket-soal/soal/:soalId', options)
    },
    meta: { ...meta, failed: 'Gagal menghapus soal' },
  })

/** The package of the questions, with its missing parts. */
export const showPackageQuery = (paketId: number) =>
  queryOptions({
    queryKey: [...ALL_QUESTIONS.queryKey, 'package', paketId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/:id', { params: { id: paketId }, signal })
      return data
    },
    staleTime: 0,
  })

/** Puts a package on sale; the server refuses one that lacks questions. */
export const sellPackageMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (nama_paket: string) =>
      api.put('/admin/paket-soal/:id', {
        params: { id: paketId },
        body: { nama_paket, status: 'siap' },
      }),
    meta,
  })
