import { TOTAL_QUESTIONS } from '@lulus/api/contracts/exam'
import { CircleCheck, CircleDashed, PencilLine } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Progress } from '@/components/ui/progress'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { PackageRow } from '@/features/admin-packages/api/packages'
import { LEVEL_NAMES } from '@/features/admin-packages/model/package-form'
import { formatRupiah } from '@/lib/format/numbers'
import { adminPaths } from '@/lib/admin-paths'
import { useCan } from '@/lib/session/use-can'

interface PackagesTableProps {
  packages: readonly PackageRow[]
  deletingId: number | null
  onDelete: (pack: PackageRow) => void
  copyingId: number | null
  onCopy: (pack: PackageRow) => void
}

/** All packages with their progress. On phones the rows are cards. */
export function PackagesTable({
  packages,
  deletingId,
  onDelete,
  copyingId,
  onCopy,
}: PackagesTableProps) {
  return (
    <Table caption="Soal Simulasi" cards>
      <TableHead>
        <Th>No</Th>
        <Th>Nama Paket</Th>
        <Th>Level</Th>
        <Th>Harga</Th>
        <Th>Durasi</Th>
        <Th>Soal</Th>
        <Th>Status</Th>
        <Th>Aksi</Th>
      </TableHead>
      <TableBody>
        {packages.map((pack, index) => (
          <TableRow key={pack.id}>
            <Td label="No" className="tabular-nums">
              {index + 1}
            </Td>
            <Td label="Nama Paket" className="font-semibold">
              <div className="grid min-w-0 justify-items-start gap-1 max-sm:justify-items-end max-sm:text-right">
                <span id={nameId(pack.id)}>{pack.nama_paket}</span>
                {pack.hanya_lab && <Badge tone="primary">Khusus lab</Badge>}
              </div>
            </Td>
            <Td label="Level">{LEVEL_NAMES[pack.level]}</Td>
            <Td label="Harga" className="whitespace-nowrap tabular-nums">
              {formatRupiah(pack.harga)}
            </Td>
            <Td label="Durasi" className="whitespace-nowrap tabular-nums">
              {pack.durasi.listening + pack.durasi.written + pack.durasi.reading} menit
            </Td>
            <Td label="Soal">
              <QuestionProgress count={pack.jumlah_soal} name={pack.nama_paket} />
            </Td>
            <Td label="Status">
              <PackageStatusBadge status={pack.status} />
            </Td>
            <Td>
              <Actions
                pack={pack}
                isDeleting={deletingId === pack.id}
                onDelete={() => onDelete(pack)}
                isCopying={copyingId === pack.id}
                onCopy={() => onCopy(pack)}
              />
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Id that connects a row's buttons with the package's name. */
const nameId = (id: number) => `paket-${id}`

function QuestionProgress({ count, name }: { count: number; name: string }) {
  return (
    <div className="grid w-40 min-w-0 gap-1.5">
      <span className="whitespace-nowrap tabular-nums max-sm:text-right">
        {count} dari {TOTAL_QUESTIONS} soal
      </span>
      <Progress value={count} max={TOTAL_QUESTIONS} label={`Soal ${name}`} />
    </div>
  )
}

interface ActionsProps {
  pack: PackageRow
  isDeleting: boolean
  onDelete: () => void
  isCopying: boolean
  onCopy: () => void
}

function Actions({ pack: { id }, isDeleting, onDelete, isCopying, onCopy }: ActionsProps) {
  const mayEdit = useCan('packages.edit')
  const look = {
    size: 'sm',
    'aria-describedby': nameId(id),
    className: 'whitespace-nowrap',
  } as const

  return (
    <div className="flex w-full flex-wrap gap-2 max-sm:mt-2 max-sm:[&>*]:flex-1">
      <ButtonLink to={adminPaths.addQuestion(id)} variant="secondary" {...look}>
        Tambah Soal
      </ButtonLink>
      {mayEdit && (
        <ButtonLink to={adminPaths.editPackage(id)} variant="secondary" {...look}>
          Edit Paket
        </ButtonLink>
      )}
      <ButtonLink to={adminPaths.analysis(id)} variant="secondary" {...look}>
        Analisis Soal
      </ButtonLink>
      <ButtonLink to={adminPaths.previewPackage(id)} variant="quiet" {...look}>
        Lihat sebagai peserta
      </ButtonLink>
      {mayEdit && (
        <Button variant="quiet" loading={isCopying} onClick={onCopy} {...look}>
          Salin Paket
        </Button>
      )}
      {mayEdit && (
        <Button variant="quiet" loading={isDeleting} onClick={onDelete} {...look}>
          Hapus
        </Button>
      )}
    </div>
  )
}

function PackageStatusBadge({ status }: Pick<PackageRow, 'status'>) {
  switch (status) {
    case 'siap':
      return (
        <Badge tone="success" icon={CircleCheck}>
          Siap
        </Badge>
      )
    case 'belum':
      return (
        <Badge tone="accent" icon={CircleDashed}>
          Belum
        </Badge>
      )
    case 'konsep':
      return <Badge icon={PencilLine}>Konsep</Badge>
  }
}
