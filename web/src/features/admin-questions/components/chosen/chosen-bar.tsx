import { ArrowLeftRight, ListOrdered, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface ChosenBarProps {
  count: number
  onMove: () => void
  onRenumber: () => void
  onDelete: () => void
  onClear: () => void
}

/** What can be done with the ticked questions. */
export function ChosenBar({ count, onMove, onRenumber, onDelete, onClear }: ChosenBarProps) {
  return (
    <section
      aria-label="Soal yang dipilih"
      className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-3"
    >
      <p role="status" className="font-semibold tabular-nums">
        {count} soal dipilih
      </p>
      <Button variant="secondary" size="sm" onClick={onMove}>
        <ArrowLeftRight aria-hidden className="size-4" />
        Pindahkan
      </Button>
      <Button variant="secondary" size="sm" onClick={onRenumber}>
        <ListOrdered aria-hidden className="size-4" />
        Nomori Ulang
      </Button>
      <Button variant="danger" size="sm" onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
        Hapus
      </Button>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Batal Pilih
      </Button>
    </section>
  )
}
