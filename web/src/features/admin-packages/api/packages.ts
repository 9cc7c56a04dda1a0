import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type PackageRow = ResponseAt<'GET', '/admin/paket-soal'>['data'][number]
export type PackageDetail = ResponseAt<'GET', '/admin/paket-soal/:id'>['data']

/** Body for add and edit; prices in rupiah, durations in minutes. */
export interface PackageInput {
  nama_paket: string
  level: PackageRow['level']
  harga: number
  durasi: PackageRow['durasi']
  /** Whether it can be taken in a registered lab only. */
  hanya_lab: boolean
  /** Listening questions that share a recording. */
  kelompok: PackageRow['kelompok']
  pembahasan: PackageRow['pembahasan']
  /** ISO; required with the mode `tanggal`. */
  pembahasan_mulai: string | null
}

/** All packages except archived ones, ascending by id. */
export const packagesQuery = queryOptions({
  queryKey: ['admin-packages'],
  queryFn: ({ signal }) => api.get('/admin/paket-soal', { signal }),
  select: ({ data }) => data,
  // Other screens add questions.
  staleTime: 0,
})

/** The archived ones, which can be restored. */
export const archivedPackagesQuery = queryOptions({
  queryKey: [...packagesQuery.queryKey, 'archived'],
  queryFn: ({ signal }) => api.get('/admin/paket-soal/arsip', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

/** One package with its missing parts for 'siap'. */
export const packageQuery = (id: number) =>
  queryOptions({
    queryKey: [...packagesQuery.queryKey, id],
    queryFn: ({ signal }) => api.get('/admin/paket-soal/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

const meta = { refreshes: [packagesQuery] }
/** For the form's two mutations. */
const savedMeta = { ...meta, done: 'Sukses!' }

export const addPackageMutation = mutationOptions({
  mutationFn: (body: PackageInput & { konsep?: true }) => api.post('/admin/paket-soal', { body }),
  meta: savedMeta,
})

/** Changes a package. 422 with the missing parts if it can't be 'siap' yet. */
export const editPackageMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: PackageInput & { status: PackageRow['status'] }) =>
      api.put('/admin/paket-soal/:id', { params: { id }, body }),
    meta: savedMeta,
  })

/** Makes a draft of it, with all questions and media. */
export const copyPackageMutation = mutationOptions({
  mutationFn: ({ id }: PackageRow) => api.post('/admin/paket-soal/:id/salin', { params: { id } }),
  meta,
})

/** Brings an archived package back, as 'belum'. */
export const restorePackageMutation = mutationOptions({
  mutationFn: ({ id }: PackageRow) =>
    api.post('/admin/paket-soal/:id/pulihkan', { params: { id } }),
  meta,
})

/** Archives a package: it can't be bought any more, but buyers keep it. */
export const deletePackageMutation = mutationOptions({
  mutationFn: ({ id }: PackageRow) => api.delete('/admin/paket-soal/:id', { params: { id } }),
  meta,
})
