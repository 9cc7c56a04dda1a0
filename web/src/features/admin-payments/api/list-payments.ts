import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListColumns, ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'

export type PaymentRow = ResponseAt<'GET', '/admin/payments'>['payments'][number]

export type PaymentColumn = 'createdAt' | 'userNohp' | 'nama' | 'nama_paket' | 'amount' | 'status'

export const PAYMENT_LIST: ListColumns<PaymentColumn> = {
  columns: ['createdAt', 'userNohp', 'nama', 'nama_paket', 'amount', 'status'],
  defaultColumn: 'createdAt',
}

export const PAYMENTS_KEY = ['admin-payments']

/** Learners upload proofs at any time, and other admins decide on them. */
const REFRESH_MS = 15_000

/** One page of everybody's payments, kept up to date while it is looked at. */
export const paymentsQuery = (query: ListQuery<PaymentColumn>) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, query],
    queryFn: ({ signal }) => api.get('/admin/payments', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
