import { Check, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '@/components/ui/table'
import type { PassageRow } from '@/features/admin-questions/api/passages'
import { classNames } from '@/lib/class-names'
import { mediaUrl } from '@/lib/api/request-url'

interface PassagesTableProps {
  passages: readonly PassageRow[]
  selectedId: number | null
  deletingId: number | null
  onSelect: (id: number) => void
  onView: (passage: PassageRow) => void
  onEdit: (passage: PassageRow) => void
  onDelete: (passage: PassageRow) => void
}

/** The passages. Clicking a name chooses it for the question below. */
export function PassagesTable({
  passages,
  selectedId,
  deletingId,
  ...actions
}: PassagesTableProps) {
  return (
    <Table caption="Daftar bacaan" cards>
      <TableHead>
        <Th>No</Th>
        <Th>Question Untuk</Th>
        <Th>Question image</Th>
        <Th>Aksi</Th>
      </TableHead>
      <TableBody>
        {passages.map((passage, index) => (
          <PassageTableRow
            key={passage.id}
            passage={passage}
            number={index + 1}
            isSelected={passage.id === selectedId}
            isDeleting={passage.id === deletingId}
            {...actions}
          />
        ))}
      </TableBody>
    </Table>
  )
}

interface PassageTableRowProps extends Pick<
  PassagesTableProps,
  'onSelect' | 'onView' | 'onEdit' | 'onDelete'
> {
  passage: PassageRow
  /** Starts at 1. */
  number: number
  isSelected: boolean
  isDeleting: boolean
}

function PassageTableRow({
  passage,
  number,
  isSelected,
  isDeleting,
  onSelect,
  onView,
  onEdit,
  onDelete,
}: PassageTableRowProps) {
  const { nama } = passage
  const nameId = nameIdOf(passage)

  return (
    <TableRow className={classNames(isSelected && 'bg-primary-soft max-sm:bg-primary-soft')}>
      <Td label="No" className="tabular-nums">
        {number}
      </Td>
      <Td label="Question Untuk" className="sm:w-full">
        <PassageName {...{ passage, isSelected, onSelect }} />
      </Td>
      <Td label="Question image">
        <button
          type="button"
          aria-label={passage.naskah === null ? `Perbesar gambar ${nama}` : `Baca ${nama}`}
          className="block cursor-zoom-in rounded-sm"
          onClick={() => onView(passage)}
        >
          <img
            src={mediaUrl(passage.reading) ?? undefined}
            alt=""
            loading="lazy"
            className="h-14 w-24 rounded-sm border border-line bg-paper object-cover object-top"
          />
        </button>
      </Td>
      <Td>
        <div className="flex w-full gap-2 max-sm:mt-2 max-sm:[&>*]:flex-1">
          <Button
            variant="secondary"
            size="sm"
            aria-describedby={nameId}
            onClick={() => onEdit(passage)}
          >
            <Pencil aria-hidden className="size-4" />
            Edit
          </Button>
          <Button
            variant="quiet"
            size="sm"
            loading={isDeleting}
            aria-describedby={nameId}
            onClick={() => onDelete(passage)}
          >
            {!isDeleting && <Trash2 aria-hidden className="size-4" />}
            Hapus
          </Button>
        </div>
      </Td>
    </TableRow>
  )
}

type PassageNameProps = Pick<PassageTableRowProps, 'passage' | 'isSelected' | 'onSelect'>

function PassageName({ passage, isSelected, onSelect }: PassageNameProps) {
  const { id, nama, jumlah_soal: questions } = passage
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:justify-end">
      <button
        id={nameIdOf(passage)}
        type="button"
        aria-pressed={isSelected}
        className="min-h-9 rounded-sm text-left font-semibold text-primary underline underline-offset-4 hover:text-primary-strong"
        onClick={() => onSelect(id)}
      >
        {nama}
      </button>
      {isSelected && (
        <Badge tone="primary" icon={Check}>
          Dipilih
        </Badge>
      )}
      <span className="text-ink-soft tabular-nums">{questions} soal</span>
    </div>
  )
}

/** Id that connects a row's buttons with the passage's name. */
const nameIdOf = ({ id }: PassageTableRowProps['passage']) => `bacaan-${id}`
