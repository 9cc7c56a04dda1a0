import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { nextSort, type Sort } from '@/components/ui/sort'
import { Th } from '@/components/ui/table'
import { classNames } from '@/lib/class-names'

interface SortableThProps<Column extends string> {
  column: Column
  sort: Sort<Column>
  onSort: (sort: Sort<Column>) => void
  className?: string | undefined
  children: string
}

/** A column header that sorts: ascending first, then alternating. */
export function SortableTh<Column extends string>({
  column,
  sort,
  onSort,
  className,
  children,
}: SortableThProps<Column>) {
  const order = sort.by === column ? sort.order : null
  const Icon = order === null ? ArrowUpDown : order === 'ASC' ? ArrowUp : ArrowDown

  return (
    <Th
      aria-sort={order === null ? 'none' : order === 'ASC' ? 'ascending' : 'descending'}
      className={classNames('!p-0', className)}
    >
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-1.5 px-3 py-2 font-semibold hover:text-ink focus-visible:-outline-offset-2"
        onClick={() => onSort(nextSort(sort, column))}
      >
        {children}
        <Icon
          aria-hidden
          className={classNames('size-4 shrink-0', order === null ? 'opacity-60' : 'text-primary')}
        />
      </button>
    </Th>
  )
}
