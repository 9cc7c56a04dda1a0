import type { Section } from '@lulus/api/contracts/exam'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ALL_QUESTIONS, meta } from '@/features/admin-questions/api/questions'
import type { ExplanationValues } from '@/features/admin-questions/model/explanation-fields'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

export type ImportReview = ResponseAt<'GET', '/admin/paket-soal/:paketId/impor/:id'>['data']
export type ImportRow = ImportReview['baris'][number]
export type ImportPassage = ImportReview['bacaan'][number]
export type ListedImport = ResponseAt<'GET', '/admin/paket-soal/:paketId/impor'>['data'][number]

/** For a large ZIP on a slow line. */
const UPLOAD_TIMEOUT_MS = 20 * 60_000
/** For thousands of rows on a busy server. */
const APPLY_TIMEOUT_MS = 120_000

interface ImportPlace {
  paketId: number
  id: number
}

/** The latest imports of a package. */
export const importsQuery = (paketId: number) =>
  queryOptions({
    queryKey: [...ALL_QUESTIONS.queryKey, 'imports', paketId],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/:paketId/impor', {
        params: { paketId },
        signal,
      })
      return data
    },
    staleTime: 0,
  })

/** An import with one part of its rows. */
export const importQuery = ({ paketId, id }: ImportPlace, part: number) =>
  queryOptions({
    queryKey: [...ALL_QUESTIONS.queryKey, 'import', paketId, id, part],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/admin/paket-soal/:paketId/impor/:id', {
        params: { paketId, id },
        query: { halaman: part },
        signal,
      })
      return data
    },
    staleTime: 0,
  })

export interface ImportUpload {
  /** Null when the ZIP is a whole package, with its questions. */
  file: File | null
  media: File | null
  section: Section | null
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Has a file of questions read; nothing is stored in the package. */
export const sendImportMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: ({ file, media, section, onProgress }: ImportUpload) => {
      const body = new FormData()
      if (file) body.set('berkas', file)
      if (media) body.set('media', media)
      if (section) body.set('bagian', section)
      return api.post('/admin/paket-soal/:paketId/impor', {
        params: { paketId },
        body,
        onUploadProgress: onProgress,
        timeout: UPLOAD_TIMEOUT_MS,
      })
    },
    meta,
  })

/** What a person changes of a row. */
export interface RowMend extends Partial<ExplanationValues> {
  bagian?: Section | null
  no_soal?: number | null
  page?: number | null
  soal?: string | null
  pilihan?: string[]
  jawaban?: number | null
  audio?: string | null
  bacaan?: string | null
  buang?: boolean
}

export const mendRowMutation = ({ paketId, id }: ImportPlace) =>
  mutationOptions({
    mutationFn: ({ nomor, ...body }: RowMend & { nomor: number }) =>
      api.put('/admin/paket-soal/:paketId/impor/:id/baris/:nomor', {
        params: { paketId, id, nomor },
        body,
      }),
    meta,
  })

export const applyImportMutation = ({ paketId, id }: ImportPlace) =>
  mutationOptions({
    mutationFn: () =>
      api.post('/admin/paket-soal/:paketId/impor/:id/terapkan', {
        params: { paketId, id },
        timeout: APPLY_TIMEOUT_MS,
      }),
    meta,
  })

export const undoImportMutation = (paketId: number) =>
  mutationOptions({
    mutationFn: (id: number) =>
      api.post('/admin/paket-soal/:paketId/impor/:id/batalkan', { params: { paketId, id } }),
    meta,
  })

export const discardImportMutation = ({ paketId, id }: ImportPlace) =>
  mutationOptions({
    mutationFn: () =>
      api.delete('/admin/paket-soal/:paketId/impor/:id', { params: { paketId, id } }),
    meta,
  })

/** Downloads an empty workbook of questions. */
export const questionTemplateMutation = mutationOptions({
  mutationFn: async () =>
    saveFile(await api.download('/admin/paket-soal/impor/template', 'template-soal.xlsx')),
})
