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
        <span className="max-sm:hidden">
          {chosen === 0 ? 'Belum ada yang dipilih' : `${chosen} dari ${all} dipilih`}
        </span>
        {/* One line on a phone. */}
        <span className="sm:hidden">{chosen} dipilih</span>
      </p>
      {chosen < all && (
        <Button variant="secondary" size="sm" aria-label="Pilih Semua" onClick={onChooseAll}>
          <span>
            <span className="max-sm:hidden">Pilih </span>Semua
          </span>
        </Button>
      )}
      {chosen > 0 && (
        <Button variant="secondary" size="sm" aria-label="Batalkan Pilihan" onClick={onClear}>
          <span>
            Batal<span className="max-sm:hidden">kan Pilihan</span>
          </span>
        </Button>
      )}
      <Button size="sm" unavailable={chosen === 0} onClick={onAct}>
        Tindakan
      </Button>
    </div>
  )
}
