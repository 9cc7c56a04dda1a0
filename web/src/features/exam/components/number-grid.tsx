import { useMemo, useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import { moveInGrid } from '@/features/exam/components/grid-keys'
import { NumberCell } from '@/features/exam/components/number-cell'
import { useGoTo } from '@/features/exam/hooks/use-navigation'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { pagesOnScreen } from '@/features/exam/model/navigation'
import { answeredPages } from '@/features/exam/model/progress'
import { gridCells, type GridCell } from '@/features/exam/model/number-grid'

interface NumberGridProps {
  /** Called when a number was opened, as to close the drawer. */
  onOpened?: () => void
  /** Whether the arrows lead from number to number, or belong to the questions. */
  hasArrows: boolean
}

/** All numbers of the session: where the learner is, what is answered, what is doubted. */
export function NumberGrid({ onOpened, hasArrows }: NumberGridProps) {
  const { session } = useRoom()
  const cells = useMemo(() => gridCells(session), [session])
  const index = useRoomState((state) => state.index)
  const answers = useRoomState((state) => state.answers)
  const flags = useRoomState((state) => state.flags)
  const [reason, setReason] = useState<string | null>(null)
  const goTo = useGoTo()
  const current = pagesOnScreen(index)
  // Instruction pages have no number: there the first one is where Tab stops.
  const tabStop = current[0] ?? cells[0]?.page

  // One function for all cells and all renders, so that they stay as they are.
  const open = useMemo(
    () => (cell: GridCell) => {
      setReason(cell.reason && `Nomor ${cell.number}: ${cell.reason.toLowerCase()}.`)
      if (cell.target === null) return
      goTo(cell.target)
      onOpened?.()
    },
    [goTo, onOpened]
  )

  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {reason ?? `${answeredPages(session, answers).length} dari ${cells.length} terjawab`}
      </p>
      <div
        role="toolbar"
        aria-label="Nomor soal"
        tabIndex={-1}
        data-numbers
        onKeyDown={(event) => moveInGrid(event, hasArrows)}
      >
        <ol className="grid grid-cols-[repeat(auto-fill,var(--cell,2.75rem))] justify-between gap-2">
          {cells.map((cell) => (
            <li key={cell.page}>
              <NumberCell
                cell={cell}
                current={current.includes(cell.page)}
                answer={answers[cell.page]?.answer ?? null}
                flagged={flags.includes(cell.page)}
                isTabStop={cell.page === tabStop}
                onOpen={open}
              />
            </li>
          ))}
        </ol>
      </div>
      <LiveRegion>{reason}</LiveRegion>
    </div>
  )
}
