import Attempt from '#app/exam/models/attempt'
import type { LabSeat } from '#contracts/labs'
import LabSeatRow from '#app/labs/models/lab_seat'
import { inTransaction } from '#app/platform/database/transaction'

/** Every write is a disk flush beside the answers': what an invigilator sees may be this old. */
const NOTICE_EVERY_MS = 20_000
const REMEMBERED_SEATS = 5000

interface Sighting {
  userId: number | null
  at: number
}

/** What this process wrote last about each seat. */
const sightings = new Map<string, Sighting>()

/** Notes down who calls from a seat, at once when that changes and now and then while it doesn't. */
export async function noticeSeat(
  { labId, seat }: LabSeat,
  userId: number | null,
  now: number
): Promise<void> {
  const name = `${labId}/${seat}`
  const last = sightings.get(name)
  if (last && last.userId === userId && Math.abs(now - last.at) < NOTICE_EVERY_MS) return
  if (sightings.size >= REMEMBERED_SEATS) sightings.clear()
  // Before the write: parallel calls of one page make one.
  sightings.set(name, { userId, at: now })
  try {
    await writeSighting({ labId, seat }, userId, now)
  } catch (error) {
    sightings.delete(name)
    throw error
  }
}

/** Notes down that a seat's kiosk itself has spoken, which doesn't say who sits there. */
export async function noticeKiosk({ labId, seat }: LabSeat, now: number): Promise<void> {
  const [known] = await LabSeatRow.query().where({ labId, seat }).update({ seen_at: now })
  if (Number(known) === 0) await writeSighting({ labId, seat }, null, now)
}

function writeSighting({ labId, seat }: LabSeat, userId: number | null, now: number) {
  return inTransaction(async (trx) => {
    const row = await LabSeatRow.query({ client: trx }).where({ labId, seat }).first()
    const since = row && row.userId === userId ? row.since : now
    await trx
      .knexQuery()
      .table('lab_seats')
      .insert({ lab_id: labId, seat, user_id: userId, since, seen_at: now })
      .onConflict(['lab_id', 'seat'])
      .merge(['user_id', 'since', 'seen_at'])
    if (userId === null) return
    await Attempt.query({ client: trx })
      .where('runningUserId', userId)
      .update({ seen_lab_id: labId, seen_seat: seat, seen_at: now })
  })
}

/** For tests, whose database forgets between them. */
export function forgetSightings(): void {
  sightings.clear()
}
