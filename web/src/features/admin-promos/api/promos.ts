import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { PromoKind } from '@lulus/api/contracts/promos'
import { api, type ResponseAt } from '@/lib/api/client'

export type Promo = ResponseAt<'GET', '/admin/promo'>['data'][number]

const ALL = { queryKey: ['admin-promos'] }

/** The promo codes, the newest first. */
export const promosQuery = queryOptions({
  ...ALL,
  queryFn: ({ signal }) => api.get('/admin/promo', { signal }),
  select: ({ data }) => data,
  staleTime: 0,
})

export interface NewPromo {
  kode: string
  satuan: PromoKind
  nilai: number
  paketId: number | null
  /** `2026-12-31`, both days included. */
  mulai: string | null
  sampai: string | null
  maksimal: number | null
  maksimalPerPeserta: number | null
}

export const createPromoMutation = mutationOptions({
  mutationFn: (body: NewPromo) => api.post('/admin/promo', { body }),
  meta: { refreshes: [ALL] },
})

export const endPromoMutation = mutationOptions({
  mutationFn: ({ id }: Promo) => api.post('/admin/promo/:id/akhiri', { params: { id } }),
  meta: { refreshes: [ALL] },
})
