import type { LateColumn } from '@lulus/api/contracts/late_answers'
import { LateStatusBadge } from '@/components/late-status-badge'
import type { TableColumn } from '@/components/listing/list-table'
import { PersonLink } from '@/components/person-link'
import { ButtonLink } from '@/components/ui/button-link'
import { ContradictedBadge } from '@/features/admin-late-answers/components/late-badges'
import type { LateRow } from '@/features/admin-late-answers/api/late-answers'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'
import { adminPaths } from '@/lib/admin-paths'

/** Names of the columns that sort late answers, in table order. */
export const LATE_COLUMN_LABELS: Readonly<Record<LateColumn, string>> = {
  createdAt: 'Tanggal',
  nama_paket: 'Paket Soal',
  status: 'Status',
}

/** Id that connects a row's button with the learner's name. */
const nameIdOf = ({ id }: LateRow) => `terlambat-${id}`

export const LATE_COLUMNS: readonly TableColumn<LateRow, LateColumn>[] = [
  {
    label: LATE_COLUMN_LABELS.createdAt,
    sortBy: 'createdAt',
    headClass: 'sm:w-36',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    label: 'Nama Peserta',
    headClass: 'sm:w-44',
    cellClass: 'font-semibold',
    cell: (row) => (
      <span id={nameIdOf(row)} className="min-w-0 max-sm:text-right">
        <PersonLink person={{ id: row.userId, nama: row.User.nama }} />
      </span>
    ),
  },
  {
    label: 'No HP',
    headClass: 'sm:w-33',
    cellClass: 'tabular-nums',
    cell: ({ User: learner }) => learner.nohp,
  },
  {
    label: LATE_COLUMN_LABELS.nama_paket,
    sortBy: 'nama_paket',
    headClass: 'sm:w-40',
    cell: ({ nama_paket: name }) => <span className="min-w-0 max-sm:text-right">{name}</span>,
  },
  {
    label: 'Jumlah Jawaban',
    headClass: 'sm:w-36',
    cellClass: 'tabular-nums',
    cell: ({ jumlah }) => formatCount(jumlah),
  },
  {
    label: 'Dipilih Terakhir',
    headClass: 'sm:w-36',
    cell: ({ dipilih, bertentangan }) => (
      <span className="min-w-0 max-sm:text-right">
        {dipilih === null ? (
          'tidak diketahui'
        ) : (
          <time dateTime={dipilih}>{formatDateTime(dipilih)}</time>
        )}
        {bertentangan && (
          <span className="block">
            <ContradictedBadge />
          </span>
        )}
      </span>
    ),
  },
  {
    label: LATE_COLUMN_LABELS.status,
    sortBy: 'status',
    headClass: 'sm:w-56',
    cell: ({ status, berjalan }) => <LateStatusBadge status={status} isRunning={berjalan} />,
  },
  {
    label: 'Aksi',
    headClass: 'sm:w-28',
    wide: true,
    cell: (row) => (
      <ButtonLink
        to={adminPaths.lateReview(row.id)}
        variant="secondary"
        size="sm"
        className="max-sm:mt-2 max-sm:w-full"
        aria-describedby={nameIdOf(row)}
      >
        Periksa
      </ButtonLink>
    ),
  },
]
