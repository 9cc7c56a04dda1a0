import { ANSWER_LETTERS } from '@lulus/api/contracts/exam'
import type { Answer } from '@lulus/api/contracts/exam'
import { memo } from 'react'
import { cellLabel, type GridCell } from '@/features/exam/model/number-grid'
import { classNames } from '@/lib/class-names'

interface NumberCellProps {
  cell: GridCell
  current: boolean
  answer: Answer | null
  flagged: boolean
  /** Tab stops at one number; arrows lead to the others. */
  isTabStop: boolean
  onOpen: (cell: GridCell) => void
}

/** One number of the grid. Memoised: choosing an answer draws one of fifty. */
export const NumberCell = memo(function NumberCell(props: NumberCellProps) {
  const { cell, current, answer, flagged, isTabStop, onOpen } = props

  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      // Where a dialog with the grid puts the focus.
      data-autofocus={isTabStop || undefined}
      aria-label={cellLabel(cell, props)}
      aria-current={current ? 'step' : undefined}
      aria-disabled={cell.target === null || undefined}
      title={cell.reason ?? undefined}
      onClick={() => onOpen(cell)}
      className={classNames(
        'relative flex size-(--cell,2.75rem) items-center justify-center rounded-sm border font-semibold tabular-nums',
        lookOf(props),
        cell.target === null ? 'cursor-help! border-dashed' : 'hover:border-primary'
      )}
    >
      {cell.number}
      {answer !== null && (
        <Badge className="-top-1.5 -right-1.5" flagged={flagged}>
          {ANSWER_LETTERS[answer]}
        </Badge>
      )}
      {flagged && (
        <Badge className="-bottom-1.5 -left-1.5" flagged>
          ?
        </Badge>
      )}
    </button>
  )
})

interface BadgeProps {
  /** The corner it stands on. */
  className: string
  flagged: boolean
  children: string
}

/** A sign on a corner of the cell, so small that it leaves two digits free. */
function Badge({ className, flagged, children }: BadgeProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute flex size-4 items-center justify-center rounded-full border bg-surface text-[0.6875rem] leading-none font-bold',
        flagged ? 'border-accent-ink text-accent-ink' : 'border-primary text-primary',
        className
      )}
    >
      {children}
    </span>
  )
}

/** A ring of its own: the colours of two states may be alike to somebody's eyes. */
const CURRENT = 'ring-2 ring-primary ring-offset-2 ring-offset-surface'

function lookOf({ current, answer, flagged }: NumberCellProps): string {
  if (current && flagged) return `${CURRENT} border-accent-ink bg-accent text-on-accent`
  if (current) return `${CURRENT} border-primary bg-primary text-on-primary`
  if (flagged) return 'border-accent-ink bg-accent text-on-accent'
  if (answer !== null) return 'border-primary bg-primary-soft text-primary-strong'
  return 'border-line-strong bg-surface text-ink'
}
