import app from '@adonisjs/core/services/app'
import Attempt from '#app/exam/models/attempt'
import type { LabSeat } from '#app/accounts/domain/lab_place'
import { readSeat, touchSeat, writeSeat } from '#app/labs/rows/seats'
import { Sightings } from '#app/labs/rows/sightings'
import { inTransaction } from '#app/platform/database/transaction'

/** Stores the user at a seat: at once when the user changes, otherwise every few seconds. */
export async function noticeSeat(seat: LabSeat, userId: number | null, now: number): Promise<void> {
  const sightings = await app.container.make(Sightings)
  // Cached before the write, so parallel calls write only once.
  if (!sightings.rememberIfNews(seat, userId, now)) return
  try {
    await writeSighting(seat, userId, now)
  } catch (error) {
    sightings.forget(seat, userId)
    throw error
  }
}

/** Stores in which lab a learner's attempt runs in Safe Exam Browser, every few seconds. */
export async function noticeSebLearner(labId: number, userId: number, now: number): Promise<void> {
  const sightings = await app.container.make(Sightings)
  const place = { labId, seat: null }
  if (!sightings.rememberIfNews(place, userId, now)) return
  try {
    await Attempt.query()
      .where('runningUserId', userId)
      .update({ seen_lab_id: labId, seen_seat: null, seen_at: now })
  } catch (error) {
    sightings.forget(place, userId)
    throw error
  }
}

/** Stores that a seat's kiosk called. Its calls don't include the user. */
export async function noticeKiosk(seat: LabSeat, now: number): Promise<void> {
  if (!(await touchSeat(seat, now))) await writeSighting(seat, null, now)
}

function writeSighting({ labId, seat }: LabSeat, userId: number | null, now: number) {
  return inTransaction(async (trx) => {
    const row = await readSeat(trx, { labId, seat })
    const since = row && row.userId === userId ? row.since : now
    await writeSeat(trx, labId, { seat, userId, since, seenAt: now })
    if (userId === null) return
    await Attempt.query({ client: trx })
      .where('runningUserId', userId)
      .update({ seen_lab_id: labId, seen_seat: seat, seen_at: now })
  })
}
