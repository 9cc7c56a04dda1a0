import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api, type ResponseAt } from '@/lib/api/client'

type Checked = ResponseAt<'POST', '/admin/kelas/:id/akses/periksa'>['data']
/** A learner of a class, and the outcome for them. */
export type JudgedLearner = Checked['peserta'][number]

const ALL_ACCESS = { queryKey: ['admin-class-access'] }

/** The outcome for each learner of a class, without granting anything. */
export const classAccessQuery = (id: number, paketId: number | null) =>
  queryOptions({
    queryKey: [...ALL_ACCESS.queryKey, id, paketId],
    queryFn: ({ signal }) =>
      api.post('/admin/kelas/:id/akses/periksa', {
        params: { id },
        body: { paket_soal_id: Number(paketId) },
        signal,
      }),
    select: ({ data }) => data,
    enabled: paketId !== null,
    staleTime: 0,
    gcTime: 0,
  })

interface ClassOffer {
  id: number
  paketId: number
  /** Ids of the chosen learners. */
  peserta: readonly number[]
}

/** Grants learners of a class access without a payment. */
export const giveClassAccessMutation = mutationOptions({
  mutationFn: ({ id, paketId, peserta, alasan }: ClassOffer & { alasan: string }) =>
    api.post('/admin/kelas/:id/akses', {
      params: { id },
      body: { paket_soal_id: paketId, peserta: [...peserta], alasan },
    }),
  meta: { refreshes: [ALL_ACCESS], done: 'Akses diberikan' },
})

const ALL_PAYMENTS = { queryKey: ['admin-class-payments-of'] }

/** The payments of a class, newest first. */
export const paymentsOfClassQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL_PAYMENTS.queryKey, id],
    queryFn: ({ signal }) => api.get('/admin/kelas/:id/pembayaran', { params: { id }, signal }),
    select: ({ data }) => data,
    staleTime: 0,
  })

/** Creates a payment of a class for some of its learners, in rupiah. */
export const createClassPaymentMutation = mutationOptions({
  mutationFn: ({ id, paketId, peserta, amount }: ClassOffer & { amount: number }) =>
    api.post('/admin/kelas/:id/pembayaran', {
      params: { id },
      body: { paket_soal_id: paketId, peserta: [...peserta], amount },
    }),
  // The payment's own page opens instead.
  meta: { refreshes: [ALL_PAYMENTS], done: null },
})
