import type { PaymentColumn, PaymentFilter, PaymentStatus } from '@lulus/api/contracts/payments'
import { keepPreviousData, queryOptions, mutationOptions } from '@tanstack/react-query'
import { refundBody, type RefundOrder } from '@/components/refund-dialog'
import type { ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'
import { ALL_MESSAGES } from '@/lib/query/waiting-messages'
import { ALL_PAYMENTS } from '@/lib/query/waiting-payments'

export type PaymentRow = ResponseAt<'GET', '/admin/payments'>['payments'][number]

/** Learners may upload and other admins decide at any time. */
const REFRESH_MS = 15_000
/** Longer lists are too large to refresh often. */
const REFRESHED_ROWS = 500

/** Which payments, and in which order. */
export type PaymentQuery = ListQuery<PaymentColumn> &
  Partial<Record<Exclude<PaymentFilter, 'status'>, string>> & { status?: PaymentStatus | undefined }

/** A page of the payments, or all of them, with rows shown as they stream in; refreshed while shown. */
export const paymentsQuery = (query: PaymentQuery) =>
  queryOptions({
    queryKey: [...ALL_PAYMENTS.queryKey, query],
    queryFn: (context) =>
      api.read('/admin/payments', streamRows<PaymentRow>('payments', context), {
        query,
        signal: context.signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      (state.data?.rows.length ?? 0) > REFRESHED_ROWS ? false : REFRESH_MS,
  })

/** Saves the list's rows as an Excel file, whatever page is shown. */
export const paymentsExcelMutation = mutationOptions({
  mutationFn: async (query: PaymentQuery) =>
    saveFile(
      await api.download('/admin/payments/excel', 'Pembayaran.xlsx', {
        query,
        timeout: LIST_TIMEOUT_MS,
      })
    ),
  meta: { failed: 'Gagal membuat berkas' },
})

/** One payment; undefined when it is gone. */
export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL_PAYMENTS.queryKey, 'one', id],
    queryFn: ({ signal }) => api.get('/admin/payments', { query: { nomor: id }, signal }),
    select: ({ payments }) => payments.at(0),
    staleTime: 0,
  })

/** The payments that wait, the one that has waited longest first: as many as are looked at in a row. */
export const waitingQueueQuery = queryOptions({
  queryKey: [...ALL_PAYMENTS.queryKey, 'queue'],
  queryFn: ({ signal }) =>
    api.get('/admin/payments', {
      query: { status: 'pending', limit: 100, sortBy: 'createdAt', sortOrder: 'ASC' },
      signal,
    }),
  select: ({ payments }) => payments,
  staleTime: 0,
  refetchInterval: REFRESH_MS,
})

export type Decision =
  | { payment: PaymentRow; status: 'confirmed' }
  | { payment: PaymentRow; status: 'rejected'; alasanPenolakan: string }

/** Confirms or rejects a pending payment. 409 if another admin was faster; the list is refetched in both cases. */
export const decidePaymentMutation = mutationOptions({
  mutationFn: ({ payment: { id }, ...body }: Decision) =>
    api.put('/admin/payments/:id/status', { params: { id }, body }),
  // Not awaited, unlike `refreshes`, so that the message to the buyer opens at once.
  onSettled: (_data, _error, _decision, _result, { client }) => {
    void client.invalidateQueries(ALL_PAYMENTS)
  },
})

/**
 * Marks the message to a payment's buyer as sent and returns its WhatsApp link. 409 if another admin has sent it, unless
 * it is sent again.
 */
export const tellBuyerMutation = mutationOptions({
  mutationFn: ({ id, lagi }: { id: number; lagi: boolean }) =>
    api.post('/admin/payments/:id/pesan', { params: { id }, body: { lagi } }),
  // Not awaited, as above.
  onSettled: (_data, _error, _told, _result, { client }) => {
    void client.invalidateQueries(ALL_PAYMENTS)
    void client.invalidateQueries(ALL_MESSAGES)
  },
})

const REFRESHES = { refreshes: [ALL_PAYMENTS] }

/** Takes a confirmation back. 409 when its access was used or money was paid back. */
export const undoConfirmationMutation = mutationOptions({
  mutationFn: ({ id, alasan }: { id: number; alasan: string }) =>
    api.post('/admin/payments/:id/batalkan', { params: { id }, body: { alasan } }),
  meta: REFRESHES,
})

/** Records money that was paid back. 409 when nothing is left to pay back. */
export const refundMutation = mutationOptions({
  mutationFn: (order: RefundOrder) =>
    api.post('/admin/payments/:id/kembalikan', {
      params: { id: order.id },
      body: refundBody(order),
    }),
  meta: REFRESHES,
})

/** Saves the receipt of a confirmed payment. */
export const receiptMutation = mutationOptions({
  mutationFn: async (id: number) =>
    saveFile(
      await api.download('/admin/payments/:id/kuitansi', 'Kuitansi.pdf', { params: { id } })
    ),
  meta: { failed: 'Gagal mengunduh kuitansi', fallback: 'Silakan coba lagi.' },
})
