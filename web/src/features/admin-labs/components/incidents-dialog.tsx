import { incidentText } from '@lulus/api/contracts/incidents'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SkeletonList } from '@/components/ui/skeleton'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import { incidentsQuery, type Incident, type Seat } from '@/features/admin-labs/api/labs'
import { formatDateTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

interface IncidentsDialogProps {
  labId: number
  seat: Seat
  onClose: () => void
}

/** The incidents of the attempt at a seat, or of the seat itself without one. */
export function IncidentsDialog({ labId, seat, onClose }: IncidentsDialogProps) {
  const { kursi, simulasi, peserta } = seat
  const { data, error, isFetching, refetch } = useQuery(
    // A row without a seat is an attempt in SEB.
    incidentsQuery(labId, simulasi ? { simulasi: simulasi.id } : { kursi: kursi ?? '' })
  )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={kursi === null ? 'Kejadian simulasi' : `Kejadian kursi ${kursi}`}
      description={
        simulasi ? `${peserta?.nama ?? ''} · ${simulasi.nama_paket}` : 'Semua kejadian kursi ini'
      }
    >
      {!data && !error && <SkeletonList label="Memuat kejadian…" rows={3} rowClassName="h-12" />}
      {!data && error && (
        <LoadFailure
          title="Gagal mengambil data kejadian"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          title="Belum ada kejadian."
          text="Yang dilaporkan komputer lab, misalnya jendela ujian ditinggalkan, tampil di sini."
        />
      )}
      {data && data.data.length > 0 && <IncidentsTable incidents={data.data} />}
      {data?.masihAda && (
        <p className="mt-3 text-sm text-ink-soft">
          Hanya {formatCount(data.data.length)} kejadian terakhir yang ditampilkan.
        </p>
      )}
    </Dialog>
  )
}

function IncidentsTable({ incidents }: { incidents: readonly Incident[] }) {
  return (
    <Table caption="Kejadian" cards>
      <TableHead>
        <Th>Waktu</Th>
        <Th>Kejadian</Th>
        <Th>Keterangan</Th>
        <Th>Kali</Th>
        <Th>Peserta</Th>
      </TableHead>
      <TableBody>
        {incidents.map(({ id, at, kind, detail, count, simulasi }) => (
          <TableRow key={id}>
            <Td label="Waktu" className="whitespace-nowrap tabular-nums">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </Td>
            <Td label="Kejadian" className="font-semibold max-sm:text-right">
              {incidentText(kind)}
            </Td>
            <Td label="Keterangan" className="[overflow-wrap:anywhere] max-sm:text-right">
              {detail === '' ? '–' : detail}
            </Td>
            <Td label="Kali" className="tabular-nums">
              {formatCount(count)}
            </Td>
            <Td label="Peserta">{simulasi?.nama ?? '–'}</Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
