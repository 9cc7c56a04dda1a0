import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Period } from '@/features/admin-money/model/periods'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'

export type MoneyReport = ResponseAt<'GET', '/admin/laporan'>
/** Transactions, gross, refunds and net; rupiah. */
export type Sums = MoneyReport['kelas']

/** A paper may wait for others that are drawn before it. */
const PAPER_TIMEOUT_MS = 300_000

/** The money of a period, and of the one before it. */
export const moneyReportQuery = (period: Period) =>
  queryOptions({
    queryKey: ['admin-money', period],
    queryFn: ({ signal }) => api.get('/admin/laporan', { query: period, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export type ReportForm = 'xlsx' | 'pdf'

/** Saves the report as a file. */
export const saveReportMutation = mutationOptions({
  mutationFn: async ({ period, format }: { period: Period; format: ReportForm }) =>
    saveFile(
      await api.download('/admin/laporan', `Laporan.${format}`, {
        query: { ...period, format },
        timeout: PAPER_TIMEOUT_MS,
      })
    ),
  meta: { failed: 'Gagal membuat berkas' },
})
