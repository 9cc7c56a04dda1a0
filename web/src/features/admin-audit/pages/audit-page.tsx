import { AUDIT_LIST, AUDIT_SUBJECTS } from '@lulus/api/contracts/audit'
import { useQuery } from '@tanstack/react-query'
import { ExcelButton } from '@/components/listing/excel-button'
import { ChoiceFilter } from '@/components/listing/filters/choice-filters'
import { DayRange } from '@/components/listing/filters/day-range'
import { ListFilters } from '@/components/listing/filters/list-filters'
import { ListScreen } from '@/components/listing/list-screen'
import { useListQuery } from '@/components/listing/use-list-query'
import { auditExcelMutation, auditQuery } from '@/features/admin-audit/api/list-entries'
import { AUDIT_COLUMN_LABELS, AUDIT_COLUMNS } from '@/features/admin-audit/components/audit-columns'

const SUBJECTS = Object.entries(AUDIT_SUBJECTS).map(([value, text]) => ({ value, text }))

/** /admin/audit-log: all actions with actor and time. */
export default function AuditPage() {
  const list = useListQuery(AUDIT_LIST)
  const result = useQuery(auditQuery(list.query))

  return (
    <ListScreen
      title="Audit Log"
      noun="kejadian"
      below={
        <ListFilters
          filtered={list.filtered}
          onClear={list.clearFilters}
          actions={<ExcelButton mutation={auditExcelMutation} query={list.query} />}
        >
          <DayRange value={list.query} onChange={list.change} />
          <ChoiceFilter
            label="Tentang"
            all="Semua"
            options={SUBJECTS}
            value={list.query.tentang}
            onChange={(tentang) => list.change({ tentang })}
          />
        </ListFilters>
      }
      list={list}
      result={result}
      searchPlaceholder="Nama, nomor HP, kejadian, paket, atau alasan"
      columnLabels={AUDIT_COLUMN_LABELS}
      failureTitle="Gagal mengambil data audit log"
      empty={{
        title: 'Belum ada kejadian yang tercatat.',
        text: 'Konfirmasi pembayaran, perubahan paket dan soal, serta perubahan pengaturan tercatat di sini.',
      }}
      columns={AUDIT_COLUMNS}
    />
  )
}
