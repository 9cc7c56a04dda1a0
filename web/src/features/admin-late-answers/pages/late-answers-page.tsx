import { LATE_LIST } from '@lulus/api/contracts/late_answers'
import { useQuery } from '@tanstack/react-query'
import { ListScreen } from '@/components/listing/list-screen'
import { useListQuery } from '@/components/listing/use-list-query'
import { lateAnswersQuery } from '@/features/admin-late-answers/api/late-answers'
import {
  LATE_COLUMN_LABELS,
  LATE_COLUMNS,
} from '@/features/admin-late-answers/components/late-columns'
import { RescueUpload } from '@/features/admin-late-answers/components/rescue-upload'

/** /admin/jawaban-terlambat: answers that arrived after their session's end, by attempt. */
export default function LateAnswersPage() {
  const list = useListQuery(LATE_LIST)
  const result = useQuery(lateAnswersQuery(list.query))

  return (
    <ListScreen
      title="Jawaban Terlambat"
      noun="kiriman jawaban"
      actions={<RescueUpload />}
      list={list}
      result={result}
      searchPlaceholder="Nama, nomor HP, email, atau paket"
      columnLabels={LATE_COLUMN_LABELS}
      failureTitle="Gagal mengambil data jawaban terlambat"
      empty={{
        title: 'Tidak ada jawaban terlambat.',
        text: 'Jawaban yang sampai di server setelah sesinya ditutup, misalnya karena jaringan peserta putus, tampil di sini untuk diputuskan.',
      }}
      columns={LATE_COLUMNS}
    />
  )
}
