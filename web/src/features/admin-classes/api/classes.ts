import type { ColumnChoice } from '@lulus/api/contracts/classes'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type ClassRow = ResponseAt<'GET', '/admin/kelas'>['data'][number]
export type ClassDetail = ResponseAt<'GET', '/admin/kelas/:id'>['data']
export type Learner = ClassDetail['peserta'][number]
type Check = ResponseAt<'POST', '/admin/kelas/:id/peserta/periksa'>
/** A row of a list, and what would become of it. */
export type CheckedRow = Check['data'][number]
/** From which headings a list was read, and which it wasn't. */
export type ReadColumns = NonNullable<Check['kolom']>
/** Columns that somebody has to point at, because no heading tells. */
export type AskedColumns = NonNullable<Check['tanya']>
type ListOfFile = ResponseAt<'POST', '/admin/kelas/baca-berkas'>['data']
/** What of a workbook isn't in its list. */
export type FileNotes = Pick<ListOfFile, 'tidak_dibawa' | 'dilewati' | 'baris_tersembunyi'>

const KEY = ['admin-classes']
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })
/** Five thousand rows on a busy server. */
const LIST_TIMEOUT_MS = 120_000

/** All classes, archived ones last. */
export const classesQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal }) => api.get('/admin/kelas', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** A class with its learners. */
export const classQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/admin/kelas/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

export const createClassMutation = mutationOptions({
  mutationFn: (nama: string) => api.post('/admin/kelas', { body: { nama } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const renameClassMutation = mutationOptions({
  mutationFn: ({ id, nama }: { id: number; nama: string }) =>
    api.put('/admin/kelas/:id', { params: { id }, body: { nama } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

/** Takes a class out of use, or brings it back. */
export const archiveClassMutation = mutationOptions({
  mutationFn: ({ id, isArchived }: { id: number; isArchived: boolean }) =>
    isArchived
      ? api.post('/admin/kelas/:id/arsipkan', { params: { id } })
      : api.post('/admin/kelas/:id/pulihkan', { params: { id } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

interface ListUpload {
  file: File
  /** The sheet that is wanted; without it the first with learners. */
  sheet?: string
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Reads an Excel file's list as text, with the names of its sheets; nothing is stored. */
export const readWorkbookMutation = mutationOptions({
  mutationFn: ({ file, sheet, onProgress }: ListUpload) => {
    const body = new FormData()
    body.set('berkas', file)
    if (sheet !== undefined) body.set('lembar', sheet)
    return api.post('/admin/kelas/baca-berkas', { body, onUploadProgress: onProgress })
  },
})

/** Fetches an empty list for Excel. */
export const templateMutation = mutationOptions({
  mutationFn: () => api.download('/admin/kelas/template', 'template-peserta.xlsx'),
})

interface LearnerList {
  id: number
  /** As pasted or read from a file. */
  daftar: string
  /** Columns that somebody pointed at, counted from 1. */
  kolom?: ColumnChoice
}

/** Says what would become of each row, or asks for columns; nothing is stored. */
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
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})

export const removeLearnerMutation = mutationOptions({
  mutationFn: ({ id, userId }: { id: number; userId: number }) =>
    api.delete('/admin/kelas/:id/peserta/:userId', { params: { id, userId } }),
  onSuccess: (_data, _input, _result, { client }) => refresh(client),
})
