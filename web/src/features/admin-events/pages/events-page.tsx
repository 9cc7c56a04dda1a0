import { EVENT_LIST, type EventColumn } from '@lulus/api/contracts/events'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ListScreen } from '@/components/listing/list-screen'
import type { TableColumn } from '@/components/listing/list-table'
import { useListQuery } from '@/components/listing/use-list-query'
import { ButtonLink } from '@/components/ui/button-link'
import { eventsQuery, type EventRow } from '@/features/admin-events/api/events'
import { PhaseBadge } from '@/features/admin-events/components/phase-badge'
import { adminPaths } from '@/lib/admin-paths'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'
import { useCan } from '@/lib/session/use-can'

const LABELS: Readonly<Record<EventColumn, string>> = { mulai: 'Waktu Mulai', nama: 'Nama Ujian' }

/** Id that connects a row's link with the event's name. */
const nameIdOf = ({ id }: EventRow) => `jadwal-${id}`

const COLUMNS: readonly TableColumn<EventRow, EventColumn>[] = [
  {
    label: LABELS.nama,
    sortBy: 'nama',
    cellClass: 'font-semibold',
    cell: (row) => (
      <span id={nameIdOf(row)} className="min-w-0 wrap-anywhere max-sm:text-right">
        {row.nama}
      </span>
    ),
  },
  {
    label: LABELS.mulai,
    sortBy: 'mulai',
    headClass: 'sm:w-40',
    cell: ({ mulai }) => <time dateTime={mulai}>{formatDateTime(mulai)}</time>,
  },
  {
    label: 'Paket Soal',
    headClass: 'sm:w-40',
    cell: (row) => <span className="min-w-0 max-sm:text-right">{row.nama_paket}</span>,
  },
  { label: 'Tempat', headClass: 'sm:w-32', cell: ({ lab }) => lab ?? 'Di mana saja' },
  {
    label: 'Peserta',
    headClass: 'sm:w-24',
    cellClass: 'tabular-nums',
    cell: ({ peserta }) => formatCount(peserta),
  },
  { label: 'Status', headClass: 'sm:w-48', cell: ({ fase }) => <PhaseBadge phase={fase} /> },
  {
    label: 'Aksi',
    headClass: 'sm:w-28',
    wide: true,
    cell: (row) => (
      <ButtonLink
        to={adminPaths.event(row.id)}
        variant="secondary"
        size="sm"
        className="max-sm:mt-2 max-sm:w-full"
        aria-describedby={nameIdOf(row)}
      >
        Buka
      </ButtonLink>
    ),
  },
]

/** /admin/jadwal: exam events. An invigilator sees only their own. */
export default function EventsPage() {
  const list = useListQuery(EVENT_LIST)
  const result = useQuery(eventsQuery(list.query))
  const canManage = useCan('events.manage')
  const canAct = useCan('events.act')

  return (
    <ListScreen
      title="Jadwal Ujian"
      noun="jadwal"
      actions={
        <>
          {canAct && (
            <ButtonLink to={adminPaths.practice} variant="secondary">
              Latihan Pengawas
            </ButtonLink>
          )}
          {canManage && (
            <ButtonLink to={adminPaths.addEvent}>
              <Plus aria-hidden className="size-5" />
              Buat Jadwal
            </ButtonLink>
          )}
        </>
      }
      list={list}
      result={result}
      searchPlaceholder="Nama ujian"
      columnLabels={LABELS}
      failureTitle="Gagal mengambil jadwal ujian"
      empty={{
        title: 'Belum ada jadwal ujian.',
        text: canManage
          ? 'Buat jadwal untuk satu kelas: peserta menunggu di ruang tunggu dan mulai bersama.'
          : 'Ujian yang ditugaskan kepada Anda tampil di sini.',
      }}
      columns={COLUMNS}
    />
  )
}
