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
}

const KEY = ['admin-packages']

/** All packages except archived ones, ascending by id. */
export const packagesQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal }) => api.get('/admin/paket-soal', { signal }),
  select: ({ data }) => data,
  // Other screens add questions.
  staleTime: 0,
})

/** One package with its missing parts for 'siap'. */
export const packageQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api.get('/admin/paket-soal/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

export const addPackageMutation = mutationOptions({
  mutationFn: (body: PackageInput) => api.post('/admin/paket-soal', { body }),
  onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
})

/** Changes a package. 422 with the missing parts if it can't be 'siap' yet. */
export const editPackageMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: PackageInput & { status: PackageRow['status'] }) =>
      api.put('/admin/paket-soal/:id', { params: { id }, body }),
    onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
  })

/** Archives a package: it can't be bought any more, but buyers keep it. */
export const deletePackageMutation = mutationOptions({
  mutationFn: (id: number) => api.delete('/admin/paket-soal/:id', { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: KEY }),
})
