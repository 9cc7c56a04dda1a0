import type { Answer } from '@lulus/api/contracts/exam'
import { memo } from 'react'
import { NumberButton } from '@/components/sitting/number-button'
import { cellLabel, type GridCell } from '@/features/exam/model/number-grid'

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
    <NumberButton
      number={cell.number}
      answer={answer}
      current={current}
      flagged={flagged}
      tabIndex={isTabStop ? 0 : -1}
      // Where a dialog with the grid puts the focus.
      data-autofocus={isTabStop || undefined}
      aria-label={cellLabel(cell, props)}
      aria-disabled={cell.target === null || undefined}
      title={cell.reason ?? undefined}
      onClick={() => onOpen(cell)}
      className={cell.target === null ? 'cursor-help! border-dashed' : 'hover:border-primary'}
    />
  )
})
