import type { ResultColumn, ResultFilter } from '@lulus/api/contracts/results'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { FilteredQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type ResultRow = ResponseAt<'GET', '/admin/riwayat-ujian'>['histories'][number]

type ResultQuery = FilteredQuery<ResultColumn, ResultFilter>

/** A page of all results, or all of them, with rows shown as they stream in. */
export const resultsQuery = (query: ResultQuery) =>
  queryOptions({
    queryKey: ['admin-results', query],
    queryFn: (context) =>
      api.read('/admin/riwayat-ujian', streamRows<ResultRow>('histories', context), {
        query,
        signal: context.signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 0,
  })

/** Saves the list's rows as an Excel file, whatever page is shown. */
export const resultsExcelMutation = mutationOptions({
  mutationFn: async (query: ResultQuery) =>
    saveFile(
      await api.download('/admin/riwayat-ujian/excel', 'Riwayat Simulasi.xlsx', {
        query,
        timeout: LIST_TIMEOUT_MS,
      })
    ),
  meta: { failed: 'Gagal membuat berkas' },
})
