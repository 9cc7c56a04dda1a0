import { ListFilter } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface ListFiltersProps {
  /** The filters that are set. */
  filtered: readonly string[]
  onClear: () => void
  /** Buttons that act on the rows that are left, such as their Excel file. */
  actions?: ReactNode
  /** The filters' fields. */
  children: ReactNode
}

/** The filters of a list behind a button, which counts those that are set; open while it narrows the list at first. */
export function ListFilters({ filtered, onClear, actions, children }: ListFiltersProps) {
  const [isOpen, setOpen] = useState(filtered.length > 0)
  const id = useId()

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden className="size-5" />
          Saring{filtered.length > 0 && ` (${filtered.length})`}
        </Button>
        {actions}
      </div>
      <div id={id} role="group" aria-label="Saringan" hidden={!isOpen}>
        <div className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4">
          {children}
          {filtered.length > 0 && (
            <Button variant="secondary" className="self-end justify-self-start" onClick={onClear}>
              Hapus saringan
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
