import { AUDIT_LIST } from '@lulus/api/contracts/audit'
import { useQuery } from '@tanstack/react-query'
import { ListScreen } from '@/components/listing/list-screen'
import { useListQuery } from '@/components/listing/use-list-query'
import { auditQuery } from '@/features/admin-audit/api/list-entries'
import { AUDIT_COLUMN_LABELS, AUDIT_COLUMNS } from '@/features/admin-audit/components/audit-columns'

/** /admin/audit-log: all actions with actor and time. */
export default function AuditPage() {
  const list = useListQuery(AUDIT_LIST)
  const result = useQuery(auditQuery(list.query))

  return (
    <ListScreen
      title="Audit Log"
      noun="kejadian"
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
