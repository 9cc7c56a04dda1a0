import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type PackageRow = ResponseAt<'GET', '/admin/paket-soal'>['data'][number]
export type PackageDetail = ResponseAt<'GET', '/admin/paket-soal/:id'>['data']

/** What add and edit send; prices in rupiah, durations in minutes. */
export interface PackageInput {
  nama_paket: string
  level: PackageRow['level']
  harga: number
  durasi: PackageRow['durasi']
  /** Whether it can be sat in a registered lab only. */
  hanya_lab: boolean
}

const KEY = ['admin-packages']

/** All packages but the archived ones, in ascending id. */
export const packagesQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ signal }) => api.get('/admin/paket-soal', { signal }),
  select: ({ data }) => data,
  // Questions are added on other screens.
  staleTime: 0,
})

/** One package with what it lacks before it can be 'siap'. */
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

/** Changes a package; 422 with what is missing when it can't be 'siap' yet. */
export const editPackageMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: PackageInput & { status: PackageRow['status'] }) =>
      api.put('/admin/paket-soal/:id', { params: { id }, body }),
    onSuccess: (_data, _input, _result, { client }) => client.invalidateQueries({ queryKey: KEY }),
  })

/** Archives a package: it can't be bought any more, and everything that was bought goes on. */
export const deletePackageMutation = mutationOptions({
  mutationFn: (id: number) => api.delete('/admin/paket-soal/:id', { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: KEY }),
})
