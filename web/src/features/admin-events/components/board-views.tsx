import { useState } from 'react'
import type { Board } from '@/features/admin-events/api/events'
import { BoardBody } from '@/features/admin-events/components/board-body'
import { BoardPanel } from '@/features/admin-events/components/board-panel'
import { SeatPlan } from '@/features/admin-events/components/seat-plan'
import { classNames } from '@/lib/class-names'

interface BoardViewsProps {
  id: number
  board: Board
  /** Whether it takes place in a lab, whose seats are known. */
  isInLab: boolean
  /** Whether it is closed: then nothing in it changes. */
  isClosed: boolean
}

const VIEWS = { list: 'Daftar', plan: 'Denah' } as const
type View = keyof typeof VIEWS

/** The board as a list of its learners, or as the lab stands. */
export function BoardViews({ id, board, isInLab, isClosed }: BoardViewsProps) {
  const [view, setView] = useState<View>('list')
  if (!isInLab) return <BoardBody id={id} board={board} isClosed={isClosed} />
  return (
    <>
      <div role="group" aria-label="Tampilan papan" className="flex">
        {(Object.keys(VIEWS) as View[]).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            className={classNames(
              'min-h-11 border border-line-strong px-5 font-semibold first:rounded-l-md last:rounded-r-md last:border-l-0',
              view === one ? 'bg-primary text-on-primary' : 'bg-surface'
            )}
            onClick={() => setView(one)}
          >
            {VIEWS[one]}
          </button>
        ))}
      </div>
      {view === 'list' ? (
        <BoardBody id={id} board={board} isClosed={isClosed} />
      ) : (
        <>
          <BoardPanel board={board} />
          <SeatPlan id={id} board={board} isClosed={isClosed} />
        </>
      )}
    </>
  )
}
