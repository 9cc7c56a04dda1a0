import { queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type PackageOffer = ResponseAt<'GET', '/paket-soal'>['data'][number]

/** All packages, ascending by id, including those that aren't ready. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: ({ signal }) => api.get('/paket-soal', { signal }),
  select: ({ data }) => data,
})
