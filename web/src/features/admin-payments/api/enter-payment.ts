import type { PaymentWay } from '@lulus/api/contracts/payments'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { ALL_PAYMENTS } from '@/lib/query/waiting-payments'

export type Payer = ResponseAt<'GET', '/admin/payments/peserta'>['data'][number]

/** The first learners whose name, number or address contains the search text. */
export const payersQuery = (search: string) =>
  queryOptions({
    queryKey: ['payers', search],
    queryFn: ({ signal }) => api.get('/admin/payments/peserta', { query: { search }, signal }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
  })

/** Bundles whose payment can be recorded. */
export const soldBundlesQuery = queryOptions({
  queryKey: ['sold-bundles'],
  queryFn: ({ signal }) => api.get('/admin/bundel', { signal }),
  select: ({ data }) => data.filter(({ keadaan }) => keadaan === 'dijual'),
})

export interface EnteredPayment {
  userId: number
  /** One of the two. */
  paketId?: number
  bundelId?: number
  /** Rupiah. */
  jumlah: number
  cara: PaymentWay
  /** Such as 2026-12-31. */
  tanggal: string
  catatan: string | null
  proof: File | null
}

/** Records a payment that was received already; its access is given at once. */
export const enterPaymentMutation = mutationOptions({
  mutationFn: ({ proof, ...entry }: EnteredPayment) => {
    if (proof === null) return api.post('/admin/payments', { body: entry })
    const body = new FormData()
    for (const [name, value] of Object.entries(entry)) {
      if (value !== null) body.set(name, String(value))
    }
    body.set('bukti', proof)
    return api.post('/admin/payments', { body })
  },
  meta: {
    refreshes: [ALL_PAYMENTS],
    failed: 'Gagal mencatat pembayaran',
    fallback: 'Silakan coba lagi.',
  },
})
