import type { ColumnChoice } from '@lulus/api/contracts/classes'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

export type ClassRow = ResponseAt<'GET', '/admin/kelas'>['data'][number]
export type ClassDetail = ResponseAt<'GET', '/admin/kelas/:id'>['data']
export type Learner = ClassDetail['peserta'][number]
type Check = ResponseAt<'POST', '/admin/kelas/:id/peserta/periksa'>
/** A row of a list, and its outcome. */
export type CheckedRow = Check['data'][number]
/** The headings from which a list was read, and those that were ignored. */
export type ReadColumns = NonNullable<Check['kolom']>
/** Columns that an admin has to map, because their headings are unknown. */
export type AskedColumns = NonNullable<Check['tanya']>
type ListOfFile = ResponseAt<'POST', '/admin/kelas/baca-berkas'>['data']
/** The parts of a workbook that aren't in its list. */
export type FileNotes = Pick<ListOfFile, 'tidak_dibawa' | 'dilewati' | 'baris_tersembunyi'>

/** For five thousand rows on a busy server. */
const LIST_TIMEOUT_MS = 120_000

/** All classes, archived ones last. */
export const classesQuery = queryOptions({
  queryKey: ['admin-classes'],
  queryFn: ({ signal }) => api.get('/admin/kelas', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** A class with its learners. */
export const classQuery = (id: number) =>
  queryOptions({
    queryKey: [...classesQuery.queryKey, id],
    queryFn: ({ signal }) => api.get('/admin/kelas/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

/** Changed classes appear in the list and on their own pages. */
const meta = { refreshes: [classesQuery] }

export const createClassMutation = mutationOptions({
  mutationFn: (nama: string) => api.post('/admin/kelas', { body: { nama } }),
  meta,
})

export const renameClassMutation = (id: number) =>
  mutationOptions({
    mutationFn: (nama: string) => api.put('/admin/kelas/:id', { params: { id }, body: { nama } }),
    meta,
  })

/** Archives a class, or restores it. */
export const archiveClassMutation = mutationOptions({
  mutationFn: ({ id, diarsipkan: isArchived }: ClassDetail) =>
    isArchived
      ? api.post('/admin/kelas/:id/pulihkan', { params: { id } })
      : api.post('/admin/kelas/:id/arsipkan', { params: { id } }),
  meta,
})

interface ListUpload {
  file: File
  /** The requested sheet, by default the first with learners. */
  sheet?: string
  /** Called with the sent fraction, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Extracts an Excel file's list as text, with the names of its sheets. Nothing is stored. */
export const readWorkbookMutation = mutationOptions({
  mutationFn: ({ file, sheet, onProgress }: ListUpload) => {
    const body = new FormData()
    body.set('berkas', file)
    if (sheet !== undefined) body.set('lembar', sheet)
    return api.post('/admin/kelas/baca-berkas', { body, onUploadProgress: onProgress })
  },
})

/** Downloads an empty list for Excel. */
export const templateMutation = mutationOptions({
  mutationFn: async () =>
    saveFile(await api.download('/admin/kelas/template', 'template-peserta.xlsx')),
})

interface LearnerList {
  id: number
  /** As pasted or read from a file. */
  daftar: string
  /** Columns mapped by the admin, counted from 1. */
  kolom?: ColumnChoice
}

/** Returns the outcome of each row, or asks for columns. Nothing is stored. */
export const checkLearnersMutation = mutationOptions({
  mutationFn: ({ id, ...body }: LearnerList) =>
    api.post('/admin/kelas/:id/peserta/periksa', {
      params: { id },
      body,
      timeout: LIST_TIMEOUT_MS,
    }),
})

/** Adds all learners of a list, or none. */
export const addLearnersMutation = mutationOptions({
  mutationFn: ({ id, ...body }: LearnerList) =>
    api.post('/admin/kelas/:id/peserta', {
      params: { id },
      body,
      timeout: LIST_TIMEOUT_MS,
    }),
  meta: { ...meta, done: 'Peserta ditambahkan' },
})

export const removeLearnerMutation = (id: number) =>
  mutationOptions({
    mutationFn: ({ id: userId }: Learner) =>
      api.delete('/admin/kelas/:id/peserta/:userId', { params: { id, userId } }),
    meta,
  })
