import { CLASS_PAYMENT_LIST, type ClassPaymentColumn } from '@lulus/api/contracts/payments'
import { useQuery } from '@tanstack/react-query'
import { ListScreen } from '@/components/listing/list-screen'
import type { TableColumn } from '@/components/listing/list-table'
import { useListQuery } from '@/components/listing/use-list-query'
import { PaymentStatusBadge } from '@/components/payment-status-badge'
import { ButtonLink } from '@/components/ui/button-link'
import {
  classPaymentsQuery,
  type ClassPaymentRow,
} from '@/features/admin-class-payments/api/class-payments'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { formatCount, formatRupiah } from '@/lib/format/numbers'

const LABELS: Readonly<Record<ClassPaymentColumn, string>> = {
  createdAt: 'Tanggal',
  kelas: 'Kelas',
  nama_paket: 'Paket Soal',
  amount: 'Jumlah',
  status: 'Status',
}

/** Id that connects a row's link with the class name. */
const nameIdOf = ({ id }: ClassPaymentRow) => `pembayaran-kelas-${id}`

const COLUMNS: readonly TableColumn<ClassPaymentRow, ClassPaymentColumn>[] = [
  {
    label: LABELS.createdAt,
    sortBy: 'createdAt',
    headClass: 'sm:w-28',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    label: LABELS.kelas,
    sortBy: 'kelas',
    headClass: 'sm:w-40',
    cellClass: 'font-semibold',
    cell: (row) => (
      <span id={nameIdOf(row)} className="min-w-0 max-sm:text-right">
        {row.nama_kelas}
      </span>
    ),
  },
  {
    label: LABELS.nama_paket,
    sortBy: 'nama_paket',
    headClass: 'sm:w-36',
    cell: ({ nama_paket: name }) => <span className="min-w-0 max-sm:text-right">{name}</span>,
  },
  {
    label: 'Peserta',
    headClass: 'sm:w-20',
    cellClass: 'tabular-nums',
    cell: ({ jumlah_peserta: learners }) => formatCount(learners),
  },
  {
    label: LABELS.amount,
    sortBy: 'amount',
    headClass: 'sm:w-32',
    cellClass: 'whitespace-nowrap tabular-nums',
    cell: ({ amount }) => formatRupiah(amount),
  },
  {
    label: LABELS.status,
    sortBy: 'status',
    headClass: 'sm:w-36',
    cell: ({ status }) => <PaymentStatusBadge status={status} />,
  },
  {
    label: 'Aksi',
    headClass: 'sm:w-28',
    wide: true,
    cell: (row) => (
      <ButtonLink
        to={adminPaths.classPayment(row.id)}
        variant="secondary"
        size="sm"
        aria-describedby={nameIdOf(row)}
        className="whitespace-nowrap max-sm:mt-2 max-sm:flex-1"
      >
        {row.status === 'pending' ? 'Periksa' : 'Lihat'}
      </ButtonLink>
    ),
  },
]

/** /admin/pembayaran-kelas: the payments of all classes. */
export default function ClassPaymentsPage() {
  const list = useListQuery(CLASS_PAYMENT_LIST)
  const result = useQuery(classPaymentsQuery(list.query))

  return (
    <ListScreen
      title="Pembayaran Kelas"
      noun="pembayaran kelas"
      actions={
        <ButtonLink to={adminPaths.payments} variant="secondary">
          Pembayaran Peserta
        </ButtonLink>
      }
      list={list}
      result={result}
      searchPlaceholder="Nama kelas atau paket"
      columnLabels={LABELS}
      failureTitle="Terjadi kesalahan saat mengambil data pembayaran kelas."
      empty={{
        title: 'Belum ada pembayaran kelas.',
        text: 'Buat pembayaran dari halaman kelasnya.',
      }}
      columns={COLUMNS}
    />
  )
}
