import { useMemo, useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'
import { NumberCell } from '@/features/exam/components/number-cell'
import { useGoTo } from '@/features/exam/hooks/use-navigation'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { pagesOnScreen } from '@/features/exam/model/navigation'
import { gridCells, type GridCell } from '@/features/exam/model/number-grid'

interface NumberGridProps {
  /** Called when a number was opened, as to close the drawer. */
  onOpened?: () => void
}

/** All numbers of the session: where the learner is, what is answered, what is doubted. */
export function NumberGrid({ onOpened }: NumberGridProps) {
  const { session } = useRoom()
  const cells = useMemo(() => gridCells(session), [session])
  const index = useRoomState((state) => state.index)
  const answers = useRoomState((state) => state.answers)
  const flags = useRoomState((state) => state.flags)
  const [reason, setReason] = useState<string | null>(null)
  const goTo = useGoTo()
  const current = pagesOnScreen(index)

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
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2.5">
        {cells.map((cell) => (
          <li key={cell.page}>
            <NumberCell
              cell={cell}
              current={current.includes(cell.page)}
              answer={answers[cell.page]?.answer ?? null}
              flagged={flags.includes(cell.page)}
              onOpen={open}
            />
          </li>
        ))}
      </ol>
      {reason !== null && (
        <p aria-hidden className="text-sm text-ink-soft">
          {reason}
        </p>
      )}
      <LiveRegion>{reason}</LiveRegion>
    </div>
  )
}
