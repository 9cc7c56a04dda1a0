import type { EntryRow } from '#app/audit/actions/list_entries'
import type { ListWorkbook } from '#app/listing/http/send_list_workbook'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, AUDIT_SYSTEM, isAuditAction } from '#contracts/audit'

/** The audit log as an Excel file; its details are as they are stored. */
export const ENTRY_WORKBOOK: ListWorkbook<EntryRow> = {
  name: 'Audit Log',
  columns: [
    { title: 'Waktu (WIB)', width: 17, cell: (row) => ({ time: Number(row.created_at) }) },
    {
      title: 'Oleh',
      width: 28,
      cell: (row) => (row.actor_id === null ? AUDIT_SYSTEM : (row.actor_name ?? '')),
    },
    { title: 'Tentang', width: 20, cell: (row) => subjectOf(row.subject_type) },
    { title: 'Nomor', width: 10, cell: (row) => row.subject_id ?? '' },
    {
      title: 'Kejadian',
      width: 38,
      cell: ({ action }) => (isAuditAction(action) ? AUDIT_ACTIONS[action] : action),
    },
    { title: 'Rincian', width: 80, cell: (row) => detailsOf(row.details) },
  ],
}

function subjectOf(type: string): string {
  const names: Readonly<Record<string, string>> = AUDIT_SUBJECTS
  return names[type] ?? type
}

/** As many characters as a cell of Excel has. */
const CELL_MAX_LENGTH = 32_767

/** 'userName: Ayu; amount: 20000'. */
function detailsOf(json: string): string {
  const details = JSON.parse(json) as Record<string, unknown>
  const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${shown(value)}`)
    .join('; ')
    .slice(0, CELL_MAX_LENGTH)
}
