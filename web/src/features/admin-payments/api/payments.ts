import type { PaymentColumn } from '@lulus/api/contracts/payments'
import { keepPreviousData, queryOptions, mutationOptions } from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type PaymentRow = ResponseAt<'GET', '/admin/payments'>['payments'][number]

const ALL_PAYMENTS = { queryKey: ['admin-payments'] }

/** Learners may upload and other admins decide at any time. */
const REFRESH_MS = 15_000
/** Longer lists are too large to refresh often. */
const REFRESHED_ROWS = 500

/** A page of all payments, or all of them, with rows shown as they stream in; refreshed while shown. */
export const paymentsQuery = (query: ListQuery<PaymentColumn>) =>
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

type Decision =
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
