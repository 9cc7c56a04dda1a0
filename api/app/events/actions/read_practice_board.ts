import type User from '#app/accounts/models/user'
import { readPractice } from '#app/events/actions/practise'
import type { Board, BoardRow } from '#app/events/actions/read_board'
import { lastIncidents } from '#app/events/domain/board_incidents'
import { liveState } from '#app/events/domain/live_learner'
import {
  answeredOf,
  incidentsOf,
  lastContactOf,
  practiceAt,
  receiptsOf,
  type ArisenTrouble,
  type PracticeRecord,
  type SimulatedLearner,
} from '#app/events/domain/practice'
import { PRACTICE_CLASS, PRACTICE_TOKEN } from '#app/events/domain/practice_script'
import { tokenEnd } from '#app/events/domain/token_time'
import { isPaused } from '#app/exam/domain/pauses'
import { endOfSession, isTimeUp, remainingSeconds } from '#app/exam/domain/session_clock'
import { EVENT_DEFAULTS, PRACTICE_KEPT_MS } from '#contracts/events'
import { SESSION_QUESTIONS } from '#contracts/exam'

/** A practice: its board, as a real event's, and its troubles. */
export interface PracticeBoard {
  board: Board
  troubles: ArisenTrouble[]
  startedAt: number | null
  /** When it is deleted. */
  endsAt: number
}

/** The invigilator's own practice as it is now. @throws NotFound */
export async function readPracticeBoard(staff: User, now: number): Promise<PracticeBoard> {
  const record = await readPractice(staff, now)
  const { learners, troubles } = practiceAt(record, now)
  const { openedAt, startedAt } = record
  return {
    board: {
      event: planOf(record),
      rows: learners.map((learner) => rowOf(learner, { openedAt, actorName: staff.name }, now)),
      absences: [],
      token: { text: PRACTICE_TOKEN, endsAt: tokenEnd(EVENT_DEFAULTS.token, now) },
    },
    troubles,
    startedAt,
    endsAt: openedAt + PRACTICE_KEPT_MS,
  }
}

/** An event whose doors have just opened. */
function planOf({ openedAt, startedAt }: PracticeRecord): Board['event'] {
  return {
    status: 'scheduled',
    startsAt: openedAt,
    startMode: 'pengawas',
    windowMinutes: PRACTICE_KEPT_MS / 60_000,
    toleranceMinutes: PRACTICE_KEPT_MS / 60_000,
    restMinutes: EVENT_DEFAULTS.rest,
    startedAt,
    closedAt: null,
    lateUntil: null,
  }
}

function rowOf(
  learner: SimulatedLearner,
  { openedAt, actorName }: { openedAt: number; actorName: string },
  now: number
): BoardRow {
  const { id, name, nohp, seat, clock, startedAt, isLocked, isExcluded, finishedAt } = learner
  const lastContact = lastContactOf(learner, now)
  const sitting =
    clock === null || finishedAt !== null
      ? null
      : {
          session: clock.session,
          answered: answeredOf(learner, now),
          questions: SESSION_QUESTIONS[clock.session],
          secondsLeft: remainingSeconds(clock, now),
          endsAt: isPaused(clock, now) ? null : endOfSession(clock, now),
          isResting: clock.session !== 'reading' && isTimeUp(clock, now),
          isPaused: isPaused(clock, now),
          isEnded: clock.byHand.endedAt !== null,
          lastContact,
          unsent: 0,
        }
  const arrivedAt = isLocked ? null : openedAt
  const attemptStatus = clock === null ? null : finishedAt === null ? 'running' : 'finished'
  return {
    id,
    name,
    nohp,
    className: PRACTICE_CLASS,
    state: liveState(
      {
        traces: { arrivedAt, readyAt: arrivedAt, attemptStatus },
        isExcluded,
        attempt: sitting,
        lastWaiting: null,
      },
      now
    ),
    arrivedAt,
    startedAt,
    seat,
    extraPercent: 0,
    sitting,
    told: null,
    lastContact,
    incidents: lastIncidents(incidentsOf(learner, actorName, now)),
    receipts: receiptsOf(learner, now),
  }
}
