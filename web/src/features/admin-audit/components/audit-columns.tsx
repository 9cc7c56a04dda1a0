import type { AuditColumn } from '@lulus/api/contracts/audit'
import type { TableColumn } from '@/components/listing/list-table'
import { Badge } from '@/components/ui/badge'
import type { AuditRow } from '@/features/admin-audit/api/list-entries'
import { actorOf, auditSentence, subjectOf } from '@/features/admin-audit/model/audit-sentence'
import { formatDateTime } from '@/lib/format/date'

/** Names of the columns that sort the log. */
export const AUDIT_COLUMN_LABELS: Readonly<Record<AuditColumn, string>> = {
  createdAt: 'Waktu',
  aktor: 'Oleh',
  aksi: 'Kejadian',
  subjek: 'Tentang',
}

export const AUDIT_COLUMNS: readonly TableColumn<AuditRow, AuditColumn>[] = [
  {
    label: AUDIT_COLUMN_LABELS.createdAt,
    sortBy: 'createdAt',
    headClass: 'sm:w-52',
    cellClass: 'whitespace-nowrap',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    label: AUDIT_COLUMN_LABELS.aktor,
    sortBy: 'aktor',
    headClass: 'sm:w-48',
    cellClass: 'font-semibold',
    cell: (entry) => <span className="min-w-0 max-sm:text-right">{actorOf(entry)}</span>,
  },
  {
    label: AUDIT_COLUMN_LABELS.subjek,
    sortBy: 'subjek',
    headClass: 'sm:w-36',
    cell: (entry) => <Badge>{subjectOf(entry)}</Badge>,
  },
  {
    label: AUDIT_COLUMN_LABELS.aksi,
    sortBy: 'aksi',
    wide: true,
    cell: (entry) => <Sentence entry={entry} />,
  },
]

/** Follows the actor's name in a table; begins a sentence on a card. */
function Sentence({ entry }: { entry: AuditRow }) {
  return (
    <p className="min-w-0 max-w-prose [overflow-wrap:anywhere] first-letter:uppercase">
      {auditSentence(entry)}
    </p>
  )
}
