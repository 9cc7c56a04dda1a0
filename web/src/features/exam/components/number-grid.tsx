import { memo, useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'
import { showQuestion } from '@/components/sitting/show-question'
import { LiveRegion } from '@/components/ui/screen-reader'
import { NumberCell } from '@/features/exam/components/number-cell'
import { useRoom, useRoomState } from '@/features/exam/hooks/use-room'
import { isInGroup, pagesOnScreen } from '@/features/exam/model/navigation'
import { answeredPages } from '@/features/exam/model/progress'
import { gridCells, type GridCell } from '@/features/exam/model/number-grid'
import type { RoomState } from '@/features/exam/store'

interface NumberGridProps {
  /** Called with the page when a number is opened, instead of showing it, because the drawer closes first. */
  onOpened?: (page: number) => void
  /** Whether the arrows move in the grid, or between questions. */
  hasArrows: boolean
}

/** All numbers of the session with their state: open, answered, flagged. They update after the question. */
export function NumberGrid(props: NumberGridProps) {
  const index = useDeferredValue(useRoomState((state) => state.index))
  const answers = useDeferredValue(useRoomState((state) => state.answers))
  const flags = useDeferredValue(useRoomState((state) => state.flags))

  return <Numbers {...props} index={index} answers={answers} flags={flags} />
}

type NumbersProps = NumberGridProps & Pick<RoomState, 'index' | 'answers' | 'flags'>

/** Memoised, so that rendering the question doesn't wait for the numbers. */
const Numbers = memo(function Numbers({
  onOpened,
  hasArrows,
  index,
  answers,
  flags,
}: NumbersProps) {
  const { desk, groups, seen, session, store } = useRoom()
  const cells = useMemo(() => gridCells(session, groups), [session, groups])
  const [reason, setReason] = useState<string | null>(null)
  const current = pagesOnScreen(index, groups)
  // Instruction pages have no number, so the first one is the Tab stop there.
  const tabStop = current[0] ?? cells[0]?.page

  // A stable function for all cells, so that memoised cells don't rerender.
  const open = useMemo(
    () => (cell: GridCell) => {
      const isOnScreen = pagesOnScreen(store.getState().index, groups).includes(cell.page)
      const isClosed = cell.target === null && !isOnScreen
      setReason(isClosed ? `Nomor ${cell.number}: ${cell.reason?.toLowerCase()}.` : null)
      if (isClosed) return
      if (cell.target !== null) desk.goTo(cell.target)
      if (onOpened) onOpened(cell.page)
      else if (isOnScreen && isInGroup(cell.page, groups)) showQuestion(cell.page)
    },
    [desk, groups, store, onOpened]
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
                answer={seen(cell.page, answers)}
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
})

/** The steps of a key in a grid with this many columns, or null for other keys. */
function stepOf(key: string, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return 1
    case 'ArrowLeft':
      return -1
    case 'ArrowDown':
    case 'PageDown':
      return columns
    case 'ArrowUp':
    case 'PageUp':
      return -columns
    case 'Home':
      return -Infinity
    case 'End':
      return Infinity
    default:
      return null
  }
}

/**
 * Moves the focus in a grid that is one Tab stop: Page Up and Page Down by a row, Home and End to its ends.
 * @param hasArrows whether the arrows move here, or between questions
 */
function moveInGrid(event: KeyboardEvent<HTMLElement>, hasArrows: boolean): void {
  if (!hasArrows && event.key.startsWith('Arrow')) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const cells = [...event.currentTarget.querySelectorAll('button')]
  const at = cells.findIndex((cell) => cell === event.target)
  // The number of columns depends on the window's width.
  const columns = cells.filter(({ offsetTop }) => offsetTop === cells[0]?.offsetTop).length
  const step = stepOf(event.key, columns)
  if (at < 0 || step === null) return

  // The browser would scroll the page.
  event.preventDefault()
  const to = Number.isFinite(step) ? at + step : step < 0 ? 0 : cells.length - 1
  cells[to]?.focus()
}
