import type { AuditColumn, AuditFilter } from '@lulus/api/contracts/audit'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { FilteredQuery } from '@/components/listing/list-query'
import { api, type ResponseAt } from '@/lib/api/client'
import { saveFile } from '@/lib/api/save-file'
import { LIST_TIMEOUT_MS, streamRows } from '@/lib/query/stream-rows'

export type AuditRow = ResponseAt<'GET', '/admin/audit-log'>['entries'][number]

type AuditQuery = FilteredQuery<AuditColumn, AuditFilter>

/** A page of the audit log, or all of it, with rows shown as they stream in. */
export const auditQuery = (query: AuditQuery) =>
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

/** Saves the list's rows as an Excel file, whatever page is shown. */
export const auditExcelMutation = mutationOptions({
  mutationFn: async (query: AuditQuery) =>
    saveFile(
      await api.download('/admin/audit-log/excel', 'Audit Log.xlsx', {
        query,
        timeout: LIST_TIMEOUT_MS,
      })
    ),
  meta: { failed: 'Gagal membuat berkas' },
})
