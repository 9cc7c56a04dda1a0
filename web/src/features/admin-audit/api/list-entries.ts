import type { AuditColumn } from '@lulus/api/contracts/audit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type AuditRow = ResponseAt<'GET', '/admin/audit-log'>['entries'][number]

/** A page of the audit log, or all of it, with rows shown as they stream in. */
export const auditQuery = (query: ListQuery<AuditColumn>) =>
  queryOptions({
    queryKey: ['admin-audit', query],
    queryFn: (context) =>
      api.read('/admin/audit-log', streamRows<AuditRow>('entries', context), {
        query,
        signal: context.signal,
        timeout: LIST_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    // Always refetched, because admins come here to see their last action.
    staleTime: 0,
  })
