import app from '@adonisjs/core/services/app'
import type User from '#app/accounts/models/user'
import { findWatched, missing } from '#app/events/actions/find_event'
import {
  lastIncidents,
  toldAction,
  toldIncident,
  type BoardIncident,
} from '#app/events/domain/board_incidents'
import { liveState } from '#app/events/domain/live_learner'
import { isDoorOpen, type EventPlan, type LearnerTraces } from '#app/events/domain/schedule'
import { tokenEnd } from '#app/events/domain/token_time'
import ExamEvent from '#app/events/models/exam_event'
import { classNames, eventLearners } from '#app/events/rows/event_learners'
import { actionsOn } from '#app/events/rows/actions'
import { tokenAt } from '#app/events/secrets/event_token'
import { AnswerCounts } from '#app/exam/actions/answer_counts'
import { readAbsences, type Concerned } from '#app/exam/actions/read_absences'
import { readIncidents, readSittings, type Sitting } from '#app/exam/actions/read_sittings'
import { Contacts, type Pulse } from '#app/exam/calls/contacts'
import { receiptsOf, type NoticeReceipt } from '#app/exam/rows/notices'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import type { LearnerState } from '#contracts/events'

/** A learner on an event's board; times in epoch milliseconds. */
export interface BoardRow {
  id: number
  name: string
  nohp: string
  /** The class by which they are in the event; null for single learners. */
  className: string | null
  state: LearnerState
  arrivedAt: number | null
  /** When their attempt began. */
  startedAt: number | null
  /** The seat where the attempt began, if in a lab. */
  seat: string | null
  /** Extra time, in per cent; 0 for none. */
  extraPercent: number
  /** Null unless an attempt runs. */
  sitting: Sitting | null
  /** What the device last told of itself; null before its first pulse, and after the exam. */
  told: Pick<Pulse, 'battery' | 'isCharging' | 'device'> | null
  /** The last contact, also from the waiting room. */
  lastContact: number | null
  /** The last ones, the oldest of them first. */
  incidents: BoardIncident[]
  /** Of what they were told, the oldest first. */
  receipts: NoticeReceipt[]
}

/** A time in which the server was away; times in epoch milliseconds. */
interface BoardAbsence {
  from: number
  to: number
  /** The learners whose session lost time that can be given back. */
  lost: number[]
  /** The learners whose exam ended meanwhile. */
  ended: number[]
}

/** An event's board, as it is now. */
export interface Board {
  event: EventPlan
  rows: BoardRow[]
  absences: BoardAbsence[]
  /** The present token and its end; null without one, and before and after the waiting room. */
  token: { text: string; endsAt: number } | null
}

/** @throws NotFound, also for another invigilator's event */
export async function readBoard(user: User, id: number, now: number): Promise<Board> {
  await findWatched(user, id)
  return readBoardOf(id, new AnswerCounts(), now)
}

/**
 * The board of an event, for those who may watch it.
 * @param counts of answers; a new one reads all
 * @throws NotFound
 */
export async function readBoardOf(id: number, counts: AnswerCounts, now: number): Promise<Board> {
  const event = await ExamEvent.find(id)
  if (!event) throw missing()
  const token =
    event.hasToken && isDoorOpen(event, now)
      ? { text: tokenAt(event, now), endsAt: tokenEnd(event.tokenMinutes, now) }
      : null
  return { event, ...(await boardRows(id, counts, now)), token }
}

interface LearnerRow {
  id: number
  name: string
  nohp: string
  arrived_at: StoredTime | null
  ready_at: StoredTime | null
  attempt_id: number | null
  attempt_status: LearnerTraces['attemptStatus']
  started_at: StoredTime | null
  finished_at: StoredTime | null
  started_seat: string | null
  excluded_at: StoredTime | null
  extra_percent: number | null
}

async function boardRows(
  eventId: number,
  counts: AnswerCounts,
  now: number
): Promise<Pick<Board, 'rows' | 'absences'>> {
  const contacts = await app.container.make(Contacts)
  const rows: LearnerRow[] = await eventLearners(eventId)
    .select('users.id', 'users.name', 'users.nohp')
    .select('event_learners.arrived_at', 'event_learners.ready_at')
    .select('attempts.id as attempt_id', 'attempts.status as attempt_status')
    .select('attempts.started_at', 'attempts.finished_at')
    .select('attempts.started_seat', 'attempts.excluded_at')
    .select('entitlements.extra_percent')
  const classes = await classNames(eventId)
  const running = rows.filter((row) => row.attempt_status === 'running')
  const sittings = await readSittings(
    running.map(({ id }) => id),
    counts,
    now
  )
  const attemptIds = rows.flatMap((row) => row.attempt_id ?? [])
  const incidents = await readIncidents(attemptIds, sittings, now)
  const absences = await readAbsences(rows.flatMap(concernedBy), now)
  const userIds = rows.map(({ id }) => id)
  const actions = Map.groupBy(await actionsOn(eventId, userIds), ({ userId }) => userId)
  const receipts = Map.groupBy(await receiptsOf(eventId), ({ userId }) => userId)

  const boardRows = rows.map((row): BoardRow => {
    const { id, name, nohp, attempt_id: attemptId } = row
    // Another attempt of the learner isn't this event's.
    const sitting = (attemptId !== null && sittings.get(attemptId)) || null
    const waiting = contacts.waitingOf({ eventId, userId: id })
    const lastWaiting = waiting?.at ?? null
    const traces = {
      arrivedAt: timeOf(row.arrived_at),
      readyAt: timeOf(row.ready_at),
      attemptStatus: row.attempt_status,
    }
    const told = (attemptId !== null && incidents.get(attemptId)) || []
    return {
      id,
      name,
      nohp,
      className: classes.get(id) ?? null,
      state: liveState(
        { traces, isExcluded: row.excluded_at !== null, attempt: sitting, lastWaiting },
        now
      ),
      arrivedAt: traces.arrivedAt,
      startedAt: timeOf(row.started_at),
      seat: row.started_seat,
      extraPercent: row.extra_percent ?? 0,
      sitting,
      told: (attemptId === null ? waiting : sitting && contacts.of(attemptId)) ?? null,
      lastContact: lastContactOf(sitting, attemptId, lastWaiting, contacts),
      incidents: lastIncidents([
        ...told.flatMap((one) => toldIncident(one, absences, now)),
        ...(actions.get(id) ?? []).map(toldAction),
      ]),
      receipts: receipts.get(id) ?? [],
    }
  })
  const learners = new Map(rows.map((row) => [row.attempt_id, row.id]))
  const learnersOf = (ids: readonly number[]) => ids.flatMap((one) => learners.get(one) ?? [])
  return {
    rows: boardRows,
    absences: absences.map(({ from, to, lost, ended }) => ({
      from,
      to,
      lost: learnersOf(lost),
      ended: learnersOf(ended),
    })),
  }
}

function concernedBy(row: LearnerRow): Concerned[] {
  const startedAt = timeOf(row.started_at)
  if (row.attempt_id === null || startedAt === null) return []
  return [{ attemptId: row.attempt_id, startedAt, finishedAt: timeOf(row.finished_at) }]
}

/** The last contact of a learner in this event, from the waiting room before their attempt. */
function lastContactOf(
  sitting: Sitting | null,
  attemptId: number | null,
  lastWaiting: number | null,
  contacts: Contacts
): number | null {
  if (sitting) return sitting.lastContact
  return attemptId === null ? lastWaiting : (contacts.of(attemptId)?.at ?? null)
}
