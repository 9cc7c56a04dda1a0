import type { PaymentColumn } from '@lulus/api/contracts/sort_columns'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type PaymentRow = ResponseAt<'GET', '/admin/payments'>['payments'][number]

export const PAYMENTS_KEY = ['admin-payments']

/** Learners upload proofs at any time, and other admins decide on them. */
const REFRESH_MS = 15_000
/** Lists longer than this are too much to fetch over and over. */
const REFRESHED_ROWS = 500

/** A page of everybody's payments, or all of them as they arrive, kept up to date while they are looked at. */
export const paymentsQuery = (query: ListQuery<PaymentColumn>) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, query],
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
