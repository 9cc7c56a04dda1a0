import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type Bundle = ResponseAt<'GET', '/admin/bundel'>['data'][number]

const ALL = { queryKey: ['admin-bundles'] }
/** Of those whose payment can be recorded. */
const SOLD = { queryKey: ['sold-bundles'] }

/** The bundles, the newest first. */
export const bundlesQuery = queryOptions({
  ...ALL,
  queryFn: ({ signal }) => api.get('/admin/bundel', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

export interface NewBundle {
  nama: string
  /** Rupiah. */
  harga: number
  paket: number[]
}

export const createBundleMutation = mutationOptions({
  mutationFn: (body: NewBundle) => api.post('/admin/bundel', { body }),
  meta: { refreshes: [ALL, SOLD] },
})

export const endBundleMutation = mutationOptions({
  mutationFn: ({ id }: Bundle) => api.post('/admin/bundel/:id/akhiri', { params: { id } }),
  meta: { refreshes: [ALL, SOLD] },
})
