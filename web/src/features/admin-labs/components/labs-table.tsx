import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { LabRow } from '@/features/admin-labs/api/labs'
import { formatDateTime } from '@/lib/format/date'
import { adminPaths } from '@/lib/admin-paths'

interface LabsTableProps {
  labs: readonly LabRow[]
  busyId: number | null
  onRename: (lab: LabRow) => void
  onRotate: (lab: LabRow) => void
  onRevoke: (lab: LabRow) => void
}

/** All labs with their running attempts. On phones the rows are cards. */
export function LabsTable({ labs, ...actions }: LabsTableProps) {
  return (
    <Table caption="Lab" cards>
      <TableHead>
        <Th>Nomor</Th>
        <Th>Nama Lab</Th>
        <Th>Kunci Dibuat</Th>
        <Th>Simulasi Berjalan</Th>
        <Th>Status</Th>
        <Th>Aksi</Th>
      </TableHead>
      <TableBody>
        {labs.map((lab) => (
          <TableRow key={lab.id}>
            <Td label="Nomor" className="tabular-nums">
              {lab.id}
            </Td>
            <Td label="Nama Lab" className="font-semibold">
              <span id={nameId(lab.id)} className="min-w-0 max-sm:text-right">
                {lab.nama}
              </span>
            </Td>
            <Td label="Kunci Dibuat" className="tabular-nums">
              {formatDateTime(lab.kunciDibuat)}
            </Td>
            <Td label="Simulasi Berjalan" className="tabular-nums">
              {lab.simulasi_berjalan}
            </Td>
            <Td label="Status">
              {lab.dicabut === null ? (
                <Badge tone="success">Terdaftar</Badge>
              ) : (
                <Badge>Dicabut</Badge>
              )}
            </Td>
            <Td>
              <Actions lab={lab} {...actions} />
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Id that connects a row's buttons with the lab's name. */
const nameId = (id: number) => `lab-${id}`

function Actions({
  lab,
  busyId,
  onRename,
  onRotate,
  onRevoke,
}: Omit<LabsTableProps, 'labs'> & { lab: LabRow }) {
  const look = {
    size: 'sm',
    'aria-describedby': nameId(lab.id),
    className: 'whitespace-nowrap',
  } as const
  const isBusy = busyId === lab.id

  return (
    <div className="flex w-full flex-wrap gap-2 max-sm:mt-2 max-sm:[&>*]:flex-1">
      <ButtonLink to={adminPaths.lab(lab.id)} variant="secondary" {...look}>
        Lihat Kursi
      </ButtonLink>
      {lab.dicabut === null && (
        <>
          <Button variant="secondary" unavailable={isBusy} onClick={() => onRename(lab)} {...look}>
            Ubah Nama
          </Button>
          <Button variant="secondary" unavailable={isBusy} onClick={() => onRotate(lab)} {...look}>
            Ganti Kunci
          </Button>
          <Button variant="quiet" loading={isBusy} onClick={() => onRevoke(lab)} {...look}>
            Cabut
          </Button>
        </>
      )}
    </div>
  )
}
