import type { ClassPaymentColumn } from '@lulus/api/contracts/payments'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { refundBody, type RefundOrder } from '@/components/refund-dialog'
import type { ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type ClassPaymentRow = ResponseAt<'GET', '/admin/pembayaran-kelas'>['pembayaran'][number]
export type ClassPayment = ResponseAt<'GET', '/admin/pembayaran-kelas/:id'>['data']

const ALL_PAYMENTS = { queryKey: ['admin-class-payments'] }
const meta = { refreshes: [ALL_PAYMENTS] }

/** A page of the class payments, or all of them, with rows shown as they stream in. */
export const classPaymentsQuery = (query: ListQuery<ClassPaymentColumn>) =>
  queryOptions({
    queryKey: [...ALL_PAYMENTS.queryKey, 'list', query],
    queryFn: (context) =>
      api.read('/admin/pembayaran-kelas', streamRows<ClassPaymentRow>('pembayaran', context), {
        query,
        signal: context.signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
  })

/** One class payment with its learners. */
export const classPaymentQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL_PAYMENTS.queryKey, id],
    queryFn: ({ signal }) => api.get('/admin/pembayaran-kelas/:id', { params: { id }, signal }),
    select: ({ data }) => data,
    // Learners may get access, and other admins may decide, at any time.
    staleTime: 0,
  })

/** Changes the amount of a class payment, in rupiah. */
export const changeAmountMutation = mutationOptions({
  mutationFn: ({ id, amount }: { id: number; amount: number }) =>
    api.put('/admin/pembayaran-kelas/:id', { params: { id }, body: { amount } }),
  meta,
})

/** Uploads the payment proof, or replaces it. */
export const uploadProofMutation = mutationOptions({
  mutationFn: ({ id, proof }: { id: number; proof: File }) => {
    const body = new FormData()
    body.set('bukti', proof)
    return api.post('/admin/pembayaran-kelas/:id/bukti', { params: { id }, body })
  },
  meta,
})

type ClassDecision =
  /** Of the amount that the admin has seen. */
  | { payment: ClassPayment; status: 'confirmed' }
  | { payment: ClassPayment; status: 'rejected'; alasanPenolakan: string }

/**
 * Confirms or rejects a class payment. 409 if another admin was faster or something changed; it is refetched in both
 * cases.
 */
export const decideClassPaymentMutation = mutationOptions({
  mutationFn: ({ payment: { id, amount }, ...decision }: ClassDecision) =>
    api.put('/admin/pembayaran-kelas/:id/status', {
      params: { id },
      body: decision.status === 'confirmed' ? { ...decision, amount } : decision,
    }),
  meta,
})

/** Takes a confirmation back. 409 when access of it was used or money was paid back. */
export const undoClassConfirmationMutation = mutationOptions({
  mutationFn: ({ id, alasan }: { id: number; alasan: string }) =>
    api.post('/admin/pembayaran-kelas/:id/batalkan', { params: { id }, body: { alasan } }),
  meta,
})

/** Records money that was paid back. 409 when nothing is left to pay back. */
export const refundClassMutation = mutationOptions({
  mutationFn: (order: RefundOrder) =>
    api.post('/admin/pembayaran-kelas/:id/kembalikan', {
      params: { id: order.id },
      body: refundBody(order),
    }),
  meta,
})

/** For an invoice with hundreds of learners. */
const PAPER_TIMEOUT_MS = 90_000

/** Saves the invoice of a class that has not paid yet. */
export const invoiceMutation = mutationOptions({
  mutationFn: async (id: number) =>
    saveFile(
      await api.download('/admin/pembayaran-kelas/:id/faktur', 'Faktur.pdf', {
        params: { id },
        timeout: PAPER_TIMEOUT_MS,
      })
    ),
  meta: { failed: 'Gagal mengunduh faktur', fallback: 'Silakan coba lagi.' },
})

/** Saves the receipt of a class's confirmed payment. */
export const classReceiptMutation = mutationOptions({
  mutationFn: async (id: number) =>
    saveFile(
      await api.download('/admin/pembayaran-kelas/:id/kuitansi', 'Kuitansi.pdf', {
        params: { id },
        timeout: PAPER_TIMEOUT_MS,
      })
    ),
  meta: { failed: 'Gagal mengunduh kuitansi', fallback: 'Silakan coba lagi.' },
})
