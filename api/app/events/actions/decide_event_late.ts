import type User from '#app/accounts/models/user'
import { findWatched } from '#app/events/actions/find_event'
import { decideLateAnswers, type LateDecision } from '#app/exam/actions/decide_late_answers'
import {
  lateOfEvent,
  openLateOfEvent,
  readLateReviews,
  type LateReview,
} from '#app/exam/actions/read_late_answers'
import { Conflict, Forbidden, InvalidInput } from '#app/platform/errors/failures'
import { EVENT_CLOSED } from '#contracts/events'
import type { LateOutcomeStatus } from '#contracts/late_answers'
import { ADMIN_REFUSAL } from '#contracts/refusals'

/** What is decided about the late answers of an event, by the ids of `late_submissions`. */
export interface EventLateDecision {
  reason: string
  accepted: readonly number[]
  refused: readonly number[]
  /** Of accepted ones the answers to accept; all of them by default. */
  chosen: ReadonlyMap<number, readonly { page: number; seq: number }[]>
}

export interface LateOutcome {
  id: number
  status: LateOutcomeStatus
  /** For staff: why it was left out; null where it wasn't. */
  note: string | null
}

/** The undecided late answers of an event, and whether it is closed. @throws NotFound */
export async function readEventLate(
  admin: User,
  eventId: number
): Promise<{ isClosed: boolean; reviews: LateReview[] }> {
  const { closedAt } = await findWatched(admin, eventId)
  const reviews = await readLateReviews(await openLateOfEvent(eventId))
  return { isClosed: closedAt !== null, reviews }
}

/**
 * Decides about late answers of an event together, each attempt's in a transaction of its own. One that somebody else
 * has decided meanwhile, whose answers have changed or whose learner still sits is left out, with the reason.
 * @throws NotFound; InvalidInput for one that isn't of this event; Conflict once it is closed
 */
export async function decideEventLate(
  admin: User,
  eventId: number,
  { reason, accepted, refused, chosen }: EventLateDecision
): Promise<LateOutcome[]> {
  const event = await findWatched(admin, eventId)
  const known = new Set((await lateOfEvent(eventId).select('id')).map(({ id }) => id))
  const ids = [...accepted, ...refused]
  if (ids.some((id) => !known.has(id))) {
    throw wrong('terima', 'Salah satu jawaban terlambat bukan dari ujian ini.')
  }
  if (event.closedAt !== null) throw new Conflict(EVENT_CLOSED, ADMIN_REFUSAL.eventClosed)
  const outcomes: LateOutcome[] = []
  for (const id of accepted) {
    const decision: LateDecision = { status: 'accepted', reason, chosen: chosen.get(id) ?? 'all' }
    outcomes.push(await decideOne(admin, id, decision))
  }
  for (const id of refused) outcomes.push(await decideOne(admin, id, { status: 'refused', reason }))
  return outcomes
}

async function decideOne(admin: User, id: number, decision: LateDecision): Promise<LateOutcome> {
  try {
    await decideLateAnswers(admin, id, decision)
    return { id, status: decision.status === 'accepted' ? 'diterima' : 'ditolak', note: null }
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof Forbidden)) throw error
    return { id, status: 'dilewati', note: error.message }
  }
}

function wrong(field: string, msg: string): InvalidInput {
  return new InvalidInput(msg, [{ field, msg }])
}
