import { Button } from '@/components/ui/button'

interface ActionBarProps {
  /** How many learners are chosen, of how many. */
  chosen: number
  all: number
  onAct: () => void
  onChooseAll: () => void
  onClear: () => void
}

/** Below the learners: how many are chosen, and what to do with them. Stays in sight while the list is scrolled. */
export function ActionBar({ chosen, all, onAct, onChooseAll, onClear }: ActionBarProps) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-line bg-surface py-3"
    >
      <p role="status" className="mr-auto text-sm font-semibold">
        {chosen === 0 ? 'Belum ada yang dipilih' : `${chosen} dari ${all} dipilih`}
      </p>
      {chosen < all && (
        <Button variant="secondary" size="sm" onClick={onChooseAll}>
          Pilih Semua
        </Button>
      )}
      {chosen > 0 && (
        <Button variant="secondary" size="sm" onClick={onClear}>
          Batalkan Pilihan
        </Button>
      )}
      <Button size="sm" unavailable={chosen === 0} onClick={onAct}>
        Tindakan
      </Button>
    </div>
  )
}
