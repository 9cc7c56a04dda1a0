import { EVENT_PHASES, LEARNER_STATES, type LearnerState } from '@lulus/api/contracts/events'
import type { Board, Sitter } from '@/features/admin-events/api/events'
import { STATE_TEXTS } from '@/features/admin-events/model/board-view'
import { classNames } from '@/lib/class-names'
import { formatClockTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

/** States that are counted even when nobody is in them. */
const ALWAYS: readonly LearnerState[] = [
  LEARNER_STATES.absent,
  LEARNER_STATES.ready,
  LEARNER_STATES.inExam,
  LEARNER_STATES.disconnected,
  LEARNER_STATES.finished,
]

/** The token, large enough for the back of a room, and the number of learners in each state. */
export function BoardPanel({ board }: { board: Board }) {
  return (
    <div className="flex flex-wrap gap-4">
      <BoardToken board={board} className="px-8 py-5" textClassName="text-5xl max-sm:text-4xl" />
      <StateCounts sitters={board.peserta} className="min-w-28 p-3" />
    </div>
  )
}

interface BoardTokenProps {
  board: Board
  className: string
  /** Of the token itself. */
  textClassName: string
}

/** The present token, while learners need one. */
export function BoardToken({ board, className, textClassName }: BoardTokenProps) {
  const { token, fase, ditutup, sekarang } = board
  const isOpen = fase === EVENT_PHASES.waiting || fase === EVENT_PHASES.started
  // Afterwards nobody can use it.
  if (token === null || !isOpen || Date.parse(sekarang) >= Date.parse(ditutup)) return null
  return (
    <div
      className={classNames(
        'grid content-center justify-items-center gap-1 rounded-md bg-primary-soft text-center max-sm:w-full max-sm:px-4',
        className
      )}
    >
      <p className="font-semibold">Token</p>
      <output
        aria-label="Token"
        className={classNames(
          'font-bold tracking-widest text-primary-strong select-all',
          textClassName
        )}
      >
        {token.kode}
      </output>
      <p className="text-sm">
        Berganti pukul{' '}
        <time dateTime={token.sampai} className="font-semibold">
          {formatClockTime(Date.parse(token.sampai))}
        </time>
      </p>
    </div>
  )
}

interface StateCountsProps {
  sitters: readonly Sitter[]
  /** Of each count. */
  className: string
}

/** The number of learners in each state. */
export function StateCounts({ sitters, className }: StateCountsProps) {
  const counts = new Map<LearnerState, number>()
  for (const { keadaan } of sitters) counts.set(keadaan, (counts.get(keadaan) ?? 0) + 1)
  const states = (Object.keys(STATE_TEXTS) as LearnerState[]).filter(
    (state) => counts.has(state) || ALWAYS.includes(state)
  )
  return (
    <dl className="flex flex-1 flex-wrap gap-3 max-sm:gap-2">
      {states.map((state) => (
        <div
          key={state}
          className={classNames(
            'grid flex-1 content-center gap-1 rounded-md border border-line bg-surface',
            className
          )}
        >
          <dt className="text-sm text-ink-soft">{STATE_TEXTS[state]}</dt>
          <dd className="text-3xl font-bold tabular-nums max-sm:text-2xl">
            {formatCount(counts.get(state) ?? 0)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
