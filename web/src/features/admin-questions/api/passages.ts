import { queryOptions, mutationOptions } from '@tanstack/react-query'
import { ALL_QUESTIONS, meta } from '@/features/admin-questions/api/questions'
import { api, type ResponseAt } from '@/lib/api/client'

/** A reading passage with its text, if any, and its number of questions. */
export type PassageRow = ResponseAt<
  'GET',
  '/admin/paket-soal/question-reading/:paketId'
>['data'][number]

export const passagesQuery = (paketId: number) =>
  queryOptions({
    queryKey: [...ALL_QUESTIONS.queryKey, 'passages', paketId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/question-reading/:paketId', {
        params: { paketId },
        signal,
      })
      return data
    },
    staleTime: 0,
  })

interface PassageInput {
  nama: string
  /** The passage's text, or empty. */
  teks: string
  image: File | null
  /** It shows its text instead of a picture. */
  isText: boolean
}

function passageForm({ nama, teks, image, isText }: PassageInput): FormData {
  const form = new FormData()
  form.set('nama', nama)
  form.set('teks', teks)
  form.set('bentuk', isText ? 'teks' : 'gambar')
  if (image) form.set('soal-reading', image)
  return form
}

/** What the server says; the id of a passage that was added. */
interface SavedPassage {
  message: string
  data?: { id: number }
}

export const addPassageMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (input: PassageInput): Promise<SavedPassage> =>
      api.post('/admin/paket-soal/:paketId/question-reading', {
        params: { paketId },
        body: passageForm(input),
      }),
    meta,
  })

export const editPassageMutation = (id: number) =>
  mutationOptions({
    mutationFn: (input: PassageInput): Promise<SavedPassage> =>
      api.put('/admin/paket-soal/question-reading/:id', {
        params: { id },
        body: passageForm(input),
      }),
    meta,
  })

interface Deletion extends PassageRow {
  /** Also deletes its questions. Without it the server refuses to delete a passage in use (409). */
  force?: boolean
}

export const deletePassageMutation = mutationOptions({
  mutationFn: ({ id, force }: Deletion) =>
    api.delete('/admin/paket-soal/question-reading/:id', {
      params: { id },
      query: { force: force ? 1 : undefined },
    }),
  meta: { ...meta, failed: 'Gagal menghapus soal' },
})
