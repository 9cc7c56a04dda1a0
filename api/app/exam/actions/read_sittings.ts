import app from '@adonisjs/core/services/app'
import type { AnswerCounts } from '#app/exam/actions/answer_counts'
import { settleContacts } from '#app/exam/actions/settle_contacts'
import { Contacts } from '#app/exam/calls/contacts'
import { isSilence } from '#app/exam/domain/silence'
import { isPaused } from '#app/exam/domain/pauses'
import {
  afterRests,
  endOfSession,
  isTimeUp,
  remainingSeconds,
} from '#app/exam/domain/session_clock'
import { incidentsOf, lastContacts, type IncidentKind } from '#app/exam/rows/contacts'
import { lateDeliveries } from '#app/exam/rows/late_deliveries'
import { runningAttempts, type RunningAttempt } from '#app/exam/rows/running_attempts'
import { SESSION_QUESTIONS, type Session } from '#contracts/exam'

/** What happened during an attempt; times in epoch milliseconds. */
export interface AttemptIncident {
  kind: IncidentKind | 'late'
  from: number
  /** Null while it goes on. */
  to: number | null
  /** The seat of another device; the number of late answers. */
  detail: string | null
}

/** A running attempt as an invigilator sees it: never an answer. */
export interface Sitting {
  session: Session
  answered: number
  questions: number
  secondsLeft: number
  /** When the session's time ends, in epoch milliseconds; null while it stands still. */
  endsAt: number | null
  isResting: boolean
  isPaused: boolean
  /** Whether an invigilator has ended it, and its score follows in a moment. */
  isEnded: boolean
  /** Epoch milliseconds; null when nobody was heard yet. */
  lastContact: number | null
  /** Answers that wait on the device; null before the first pulse. */
  unsent: number | null
}

/**
 * The running attempts of learners, by attempt.
 * @param counts of answers; a new one reads all
 * @param now epoch milliseconds
 */
export async function readSittings(
  userIds: readonly number[],
  counts: AnswerCounts,
  now: number
): Promise<Map<number, Sitting>> {
  const contacts = await app.container.make(Contacts)
  const attempts = (await runningAttempts(userIds)).map((attempt) => settled(attempt, now))
  const unheard = attempts.filter(({ id }) => !contacts.of(id)).map(({ id }) => id)
  const stored = await lastContacts(unheard)
  const counted = attempts.map(({ id, clock }) => ({
    attemptId: id,
    session: clock.session,
    savedAt: contacts.of(id)?.savedAt ?? 0,
  }))
  const answered = await counts.of(counted, now)
  return new Map(
    attempts.map(({ id, clock }): [number, Sitting] => {
      const presence = contacts.of(id)
      return [
        id,
        {
          session: clock.session,
          answered: answered.get(id) ?? 0,
          questions: SESSION_QUESTIONS[clock.session],
          secondsLeft: remainingSeconds(clock, now),
          endsAt: isPaused(clock, now) ? null : endOfSession(clock, now),
          isResting: clock.session !== 'reading' && isTimeUp(clock, now),
          isPaused: isPaused(clock, now),
          isEnded: clock.byHand.endedAt !== null,
          lastContact: presence?.at ?? stored.get(id)?.at ?? null,
          unsent: presence ? presence.unsent : null,
        },
      ]
    })
  )
}

/** What time alone has changed, and isn't stored yet. */
function settled(attempt: RunningAttempt, now: number): RunningAttempt {
  return { ...attempt, clock: afterRests(attempt.clock, now).clock }
}

/**
 * What happened during attempts, with what goes on now.
 * @param sittings the running ones
 */
export async function readIncidents(
  attemptIds: readonly number[],
  sittings: ReadonlyMap<number, Sitting>,
  now: number
): Promise<Map<number, AttemptIncident[]>> {
  await settleContacts()
  const contacts = await app.container.make(Contacts)
  const [stored, late] = [await incidentsOf(attemptIds), await lateDeliveries(attemptIds)]
  const found = new Map<number, AttemptIncident[]>()
  const add = (attemptId: number, incident: AttemptIncident) => {
    found.set(attemptId, [...(found.get(attemptId) ?? []), incident])
  }
  for (const { attemptId, kind, from, to, detail } of stored)
    add(attemptId, { kind, from, to, detail })
  for (const { attemptId, at, answers } of late) {
    add(attemptId, { kind: 'late', from: at, to: at, detail: String(answers) })
  }
  for (const [attemptId, sitting] of sittings) {
    const { lastContact } = sitting
    const isRunning = !sitting.isResting && !sitting.isPaused && !sitting.isEnded
    const isOut = isRunning && lastContact !== null && isSilence(lastContact, now)
    if (isOut) add(attemptId, { kind: 'outage', from: lastContact, to: null, detail: null })
    const hidden = contacts.of(attemptId)?.hiddenSince ?? null
    if (hidden !== null) add(attemptId, { kind: 'window', from: hidden, to: null, detail: null })
  }
  return found
}
