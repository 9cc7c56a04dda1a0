import type { ResultColumn } from '@lulus/api/contracts/results'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type ResultRow = ResponseAt<'GET', '/admin/riwayat-ujian'>['histories'][number]

/** A page of all results, or all of them, with rows shown as they stream in. */
export const resultsQuery = (query: ListQuery<ResultColumn>) =>
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
