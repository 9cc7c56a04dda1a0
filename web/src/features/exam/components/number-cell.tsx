import type { Answer } from '@lulus/api/contracts/exam'
import { memo } from 'react'
import { NumberButton } from '@/components/sitting/number-button'
import { classNames } from '@/lib/class-names'
import { cellLabel, type GridCell } from '@/features/exam/model/number-grid'

interface NumberCellProps {
  cell: GridCell
  current: boolean
  answer: Answer | null
  flagged: boolean
  /** Only one number is a Tab stop. Arrows reach the others. */
  isTabStop: boolean
  onOpen: (cell: GridCell) => void
}

/** One number of the grid. Memoised, so that an answer rerenders one number instead of fifty. */
export const NumberCell = memo(function NumberCell(props: NumberCellProps) {
  const { cell, current, answer, flagged, isTabStop, onOpen } = props
  const isClosed = cell.target === null && !current

  return (
    <NumberButton
      number={cell.number}
      answer={answer}
      current={current}
      flagged={flagged}
      tabIndex={isTabStop ? 0 : -1}
      // The grid's dialog focuses this element.
      data-autofocus={isTabStop || undefined}
      aria-label={cellLabel(cell, props)}
      aria-disabled={isClosed || undefined}
      title={cell.reason ?? undefined}
      data-opens={cell.page}
      onClick={() => onOpen(cell)}
      className={classNames(
        isClosed ? 'cursor-help!' : 'hover:border-primary',
        cell.target === null && 'border-dashed'
      )}
    />
  )
})
