import { chargeToken, forgiveToken } from '#app/events/actions/token_throttle'
import { isTakenToken } from '#app/events/secrets/event_token'
import { missing } from '#app/events/actions/find_event'
import { doorsOpenAt, isDoorOpen } from '#app/events/domain/schedule'
import { placeIn, placesSince, type EventPlace } from '#app/events/rows/event_places'
import { delivering, readNotices } from '#app/exam/actions/notices'
import type { UnreadNotice } from '#app/exam/rows/notices'
import { admit } from '#app/enrolment/actions/event_grants'
import { withRawRows } from '#app/platform/database/raw_rows'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden, InvalidInput } from '#app/platform/errors/failures'
import { EVENT_OTHER_PLACE } from '#app/enrolment/domain/grant_terms'
import { DOORS_CLOSED, ENTRY_OVER, EVENT_CANCELLED } from '#contracts/events'
import { REFUSAL } from '#contracts/refusals'

const TOKEN_WRONG = 'Token salah. Lihat token terbaru di layar pengawas.'

/** How long an event stays in its learners' lists, from its set time on: the longest attempt and its day. */
const SHOWN_MS = 24 * 60 * 60 * 1000

/** A learner's events, past ones for a day, in the order of their times. */
export async function ownEvents(userId: number, now: number): Promise<EventPlace[]> {
  return withRawRows((rows) => placesSince(rows, userId, now - SHOWN_MS))
}

/** @throws NotFound, also for a removed learner */
export async function ownPlace(userId: number, eventId: number): Promise<EventPlace> {
  const place = await withRawRows((rows) => placeIn(rows, userId, eventId))
  if (!place) throw missing()
  return place
}

/** The unread notices of a waiting learner, which are on their way now. */
export async function noticesIn(
  { hasNotices }: EventPlace,
  userId: number,
  now: number
): Promise<readonly UnreadNotice[]> {
  return hasNotices ? delivering(await readNotices(userId), now) : []
}

/** A learner and their place. */
interface Guest {
  userId: number
  /** The lab where they are; null outside of one. */
  labId: number | null
}

/**
 * Admits a learner to an event's waiting room. After the start it admits latecomers, until the tolerance ends.
 * @param token as typed; checked once, and only if the event has tokens
 * @throws NotFound; Conflict while the doors are closed; Forbidden at another place than the event's; InvalidInput
 *   for a wrong token; TooManyRequests after ten wrong ones
 */
export async function enterEvent(
  { userId, labId }: Guest,
  eventId: number,
  token: string,
  now: number
): Promise<EventPlace> {
  const place = await ownPlace(userId, eventId)
  // A learner with an attempt is admitted already.
  if (place.traces.attemptStatus !== null) return place
  if (!isDoorOpen(place.plan, now)) throw new Conflict(whyClosed(place, now))
  if (place.lab && place.lab.id !== labId) throw new Forbidden(EVENT_OTHER_PLACE, REFUSAL.labOnly)
  if (place.hasToken && place.admittedAt === null) await checkToken(place, userId, token, now)

  await inTransaction(async (trx) => {
    // A learner who was removed meanwhile has no grant any more.
    if (!(await admit(trx, { eventId, userId }, now))) throw missing()
    await trx
      .from('event_learners')
      .where({ event_id: eventId, user_id: userId })
      .whereNull('arrived_at')
      .update({ arrived_at: now })
  })
  return ownPlace(userId, eventId)
}

/**
 * Records that a learner in the waiting room has checked sound, screen and connection.
 * @throws NotFound; Conflict before they are admitted, or when it is over
 */
export async function reportReady(userId: number, eventId: number, now: number): Promise<void> {
  const place = await ownPlace(userId, eventId)
  if (!isDoorOpen(place.plan, now)) throw new Conflict(whyClosed(place, now))
  if (place.traces.arrivedAt === null) {
    throw new Conflict('Masuk ke ruang tunggu terlebih dahulu.')
  }
  if (place.traces.readyAt !== null) return
  await inTransaction(async (trx) => {
    await trx
      .from('event_learners')
      .where({ event_id: eventId, user_id: userId })
      .update({ ready_at: now })
  })
}

async function checkToken(
  { eventId, tokenMinutes }: EventPlace,
  userId: number,
  typed: string,
  now: number
): Promise<void> {
  await chargeToken(eventId, userId)
  if (!isTakenToken({ id: eventId, tokenMinutes }, typed, now)) {
    throw new InvalidInput(TOKEN_WRONG, [{ field: 'tokenUjian', msg: TOKEN_WRONG }])
  }
  await forgiveToken(eventId, userId)
}

function whyClosed({ plan }: EventPlace, now: number): string {
  if (plan.status === 'cancelled') return EVENT_CANCELLED
  return now < doorsOpenAt(plan) ? DOORS_CLOSED : ENTRY_OVER
}
