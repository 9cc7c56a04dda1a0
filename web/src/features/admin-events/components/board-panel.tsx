import { EVENT_PHASES, LEARNER_STATES, type LearnerState } from '@lulus/api/contracts/events'
import type { Board } from '@/features/admin-events/api/events'
import { formatClockTime } from '@/lib/format/date'
import { formatCount } from '@/lib/format/numbers'

/** The learners' states, in the order in which they occur. */
export const STATE_TEXTS: Readonly<Record<LearnerState, string>> = {
  [LEARNER_STATES.absent]: 'Belum datang',
  [LEARNER_STATES.waiting]: 'Menunggu',
  [LEARNER_STATES.ready]: 'Siap',
  [LEARNER_STATES.inExam]: 'Mengerjakan',
  [LEARNER_STATES.paused]: 'Dijeda',
  [LEARNER_STATES.resting]: 'Istirahat',
  [LEARNER_STATES.disconnected]: 'Terputus',
  [LEARNER_STATES.finished]: 'Selesai',
  [LEARNER_STATES.excluded]: 'Dikeluarkan',
}

/** The token, large enough for the back of a room, and the number of learners in each state. */
export function BoardPanel({ board }: { board: Board }) {
  const { token, fase, peserta } = board
  const showsToken =
    token !== null && (fase === EVENT_PHASES.waiting || fase === EVENT_PHASES.started)
  return (
    <div className="flex flex-wrap gap-4">
      {showsToken && (
        <div className="grid content-center justify-items-center gap-1 rounded-md bg-primary-soft px-8 py-5 text-center max-sm:w-full max-sm:px-4">
          <p className="font-semibold">Token</p>
          <output
            aria-label="Token"
            className="text-5xl font-bold tracking-widest text-primary-strong select-all max-sm:text-4xl"
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
      )}
      <dl className="flex flex-1 flex-wrap gap-3">
        {Object.entries(STATE_TEXTS).map(([state, text]) => (
          <div
            key={state}
            className="grid min-w-32 flex-1 content-center gap-1 rounded-md border border-line bg-surface p-4"
          >
            <dt className="text-sm text-ink-soft">{text}</dt>
            <dd className="text-3xl font-bold tabular-nums">
              {formatCount(peserta.filter(({ keadaan }) => keadaan === state).length)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
