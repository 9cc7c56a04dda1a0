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
  mutationFn: (body: PackageInput) => api.post('/admin/paket-soal', { body }),
  meta: savedMeta,
})

/** Changes a package. 422 with the missing parts if it can't be 'siap' yet. */
export const editPackageMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: PackageInput & { status: PackageRow['status'] }) =>
      api.put('/admin/paket-soal/:id', { params: { id }, body }),
    meta: savedMeta,
  })

/** Archives a package: it can't be bought any more, but buyers keep it. */
export const deletePackageMutation = mutationOptions({
  mutationFn: ({ id }: PackageRow) => api.delete('/admin/paket-soal/:id', { params: { id } }),
  meta,
})
