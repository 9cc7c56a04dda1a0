import {
  EVENT_DOORS_MINUTES,
  EVENT_PHASES,
  LEARNER_STATES,
  type EventPhase,
  type EventStart,
  type LearnerState,
} from '#contracts/events'
import type { EventTerms } from '#app/enrolment/domain/grant_terms'

/** Learners of one event. */
export const EVENT_MAX_LEARNERS = 5_000

/** Classes or invigilators of one event. */
export const EVENT_MAX_OTHERS = 200

/** The stored status of an event. The rest of its phase follows from the time. */
export type EventStatus = 'draft' | 'scheduled' | 'cancelled'

/** The rules of an event's time. All times are epoch milliseconds; a span ends with its first millisecond after it. */

const MS_PER_MINUTE = 60_000

/** The fields that decide an event's phase. */
export interface EventPlan {
  status: EventStatus
  /** The set time. */
  startsAt: number
  startMode: EventStart
  /** Minutes after the set time in which an invigilator may start it; meaningless where it starts by itself. */
  windowMinutes: number
  /** Minutes after the start in which a latecomer may join. */
  toleranceMinutes: number
  /** Minutes of rest between two sessions at most. */
  restMinutes: number
  /** When 'Mulai Bersama' was pressed; null before that. */
  startedAt: number | null
  /** When it was closed: from then on nothing in it changes. */
  closedAt: number | null
  /**
   * Until when learners who came after the tolerance may begin by an invigilator's leave: the learner whose place it is,
   * else the last of all; null without a leave.
   */
  lateUntil: number | null
}

/** When the waiting room opens. */
export function doorsOpenAt({ startsAt }: Pick<EventPlan, 'startsAt'>): number {
  return startsAt - EVENT_DOORS_MINUTES * MS_PER_MINUTE
}

/** From when on attempts may begin; null until the start is given. */
export function startOf({ startMode, startsAt, startedAt }: EventPlan): number | null {
  return startMode === 'otomatis' ? startsAt : startedAt
}

/** The latest possible start: the end of the window. */
export function lastStart({ startMode, startsAt, windowMinutes }: EventPlan): number {
  return startMode === 'otomatis' ? startsAt : startsAt + windowMinutes * MS_PER_MINUTE
}

/** From when on no attempt may begin: the tolerance after the start, or after the latest possible one. */
export function closesAt(plan: EventPlan): number {
  return (startOf(plan) ?? lastStart(plan)) + plan.toleranceMinutes * MS_PER_MINUTE
}

/** From when on no attempt may begin, late ones by an invigilator's leave included. */
export function lastEntry(plan: EventPlan): number {
  return Math.max(closesAt(plan), plan.lateUntil ?? 0)
}

/** The terms of its learners' grants. */
export function termsOf(
  event: EventPlan &
    Pick<EventTerms, 'labId' | 'shufflesOptions' | 'listeningMode' | 'resultsOpenAt'> & {
      hasToken: boolean
    }
): EventTerms {
  return {
    opensAt: startOf(event),
    closesAt: closesAt(event),
    labId: event.labId,
    needsAdmission: event.hasToken,
    restMinutes: event.restMinutes,
    shufflesOptions: event.shufflesOptions,
    resultsOpenAt: event.resultsOpenAt,
    listeningMode: event.listeningMode,
  }
}

/**
 * Whether nobody sits and nobody can begin any more. However long somebody sits: pauses and given time count.
 * @param isSitting whether an attempt of it runs
 */
export function isOver(plan: EventPlan, isSitting: boolean, now: number): boolean {
  if (plan.status === 'draft' || isSitting) return false
  return plan.status === 'cancelled' || plan.closedAt !== null || now >= lastEntry(plan)
}

/** The event's phase. @param isSitting whether an attempt of it runs */
export function phaseOf(plan: EventPlan, isSitting: boolean, now: number): EventPhase {
  if (plan.status === 'draft') return EVENT_PHASES.draft
  if (plan.status === 'cancelled') return EVENT_PHASES.cancelled
  const start = startOf(plan)
  if (start !== null && now >= start) {
    return isOver(plan, isSitting, now) ? EVENT_PHASES.ended : EVENT_PHASES.started
  }
  if (now >= lastStart(plan)) return EVENT_PHASES.ended
  return now >= doorsOpenAt(plan) ? EVENT_PHASES.waiting : EVENT_PHASES.scheduled
}

/** Whether learners may be in the waiting room: from the doors' opening until no attempt may begin any more. */
export function isDoorOpen(plan: EventPlan, now: number): boolean {
  const isTaken = plan.status === 'scheduled' && plan.closedAt === null
  return isTaken && now >= doorsOpenAt(plan) && now < lastEntry(plan)
}

/** Whether a learner who isn't listed may be added: as they may come in by themselves. */
export function isListOpen(plan: EventPlan, now: number): boolean {
  return isDoorOpen(plan, now) && now < closesAt(plan)
}

/** Whether 'Mulai Bersama' may be pressed now: while the doors are open, until the window ends. */
export function mayPress(plan: EventPlan, now: number): boolean {
  return (
    plan.status === 'scheduled' &&
    plan.startMode === 'pengawas' &&
    plan.startedAt === null &&
    now >= doorsOpenAt(plan) &&
    now < lastStart(plan)
  )
}

/** Whether the event can still be changed: not once it has started, or could have. */
export function isChangeable(plan: EventPlan, now: number): boolean {
  if (plan.status === 'cancelled' || plan.closedAt !== null) return false
  return plan.status === 'draft' || isAhead(plan, now)
}

/** Whether the start is still to come, and can. */
export function isAhead(plan: EventPlan, now: number): boolean {
  return now < (startOf(plan) ?? lastStart(plan))
}

const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE

/** The same time of day, on the first day on which it is still to come. */
export function sameTimeLater(time: number, now: number): number {
  return time > now ? time : time + (Math.floor((now - time) / MS_PER_DAY) + 1) * MS_PER_DAY
}

/** A learner's recorded actions in an event. */
export interface LearnerTraces {
  arrivedAt: number | null
  readyAt: number | null
  attemptStatus: 'running' | 'finished' | null
}

export function learnerState({ arrivedAt, readyAt, attemptStatus }: LearnerTraces): LearnerState {
  if (attemptStatus === 'finished') return LEARNER_STATES.finished
  if (attemptStatus === 'running') return LEARNER_STATES.inExam
  if (readyAt !== null) return LEARNER_STATES.ready
  return arrivedAt === null ? LEARNER_STATES.absent : LEARNER_STATES.waiting
}

/** Polls per second of all learners together. */
const ASKS_PER_SECOND = 500
const SHORTEST_WAIT = 2

/**
 * Seconds after which a waiting learner polls again: the more learners, the longer, so that the total rate stays the
 * same.
 */
export function askAgainIn(learners: number): number {
  return Math.max(SHORTEST_WAIT, Math.ceil(learners / ASKS_PER_SECOND))
}
