import { lockLab } from '#app/labs/actions/find_lab'
import { knownSeats } from '#app/labs/actions/known_seats'
import { arrangeSeats, sharePlaces, type PlacedSeat } from '#app/labs/domain/seat_plan'
import { seatNameOf } from '#app/labs/rows/seat_keys'
import { readSeatPlaces, writeSeatPlaces } from '#app/labs/rows/seat_places'
import { inTransaction } from '#app/platform/database/transaction'
import { InvalidInput } from '#app/platform/errors/failures'
import { PLAN_DOUBLE, PLAN_UNKNOWN } from '#contracts/seat_plan'

/** A seat's kiosk calls at least once a minute. */
const LOST_AFTER_MS = 3 * 60 * 1000

/** A seat on a lab's plan. */
export interface PlannedSeat extends PlacedSeat {
  /** Who is signed in there; null for nobody. */
  userId: number | null
  /** When its kiosk last called, in epoch milliseconds; null before the first time. */
  seenAt: number | null
  /** Whether its kiosk doesn't call any more. */
  isLost: boolean
}

/** The plan of a lab: all of its seats, each with a place. */
export async function readSeatPlan(labId: number, now: number): Promise<PlannedSeat[]> {
  const seats = await knownSeats(labId, now)
  const places = await readSeatPlaces(labId)
  const arranged = arrangeSeats(
    seats.map(({ seat }) => seatNameOf(seat)),
    places
  )
  return seats.map(({ seat, seen }, at) => {
    const { row = 0, column = 0 } = arranged[at] ?? {}
    const seenAt = seen?.seenAt ?? null
    const isLost = seenAt !== null && now - seenAt > LOST_AFTER_MS
    return { seat, row, column, userId: seen?.userId ?? null, seenAt, isLost }
  })
}

/**
 * Keeps a lab's plan.
 * @throws NotFound; InvalidInput for two seats in one place, and for seats that the lab hasn't
 */
export async function keepSeatPlan(
  labId: number,
  places: readonly PlacedSeat[],
  now: number
): Promise<void> {
  if (sharePlaces(places)) throw new InvalidInput(PLAN_DOUBLE)
  const known = new Set((await knownSeats(labId, now)).map(({ seat }) => seatNameOf(seat)))
  const names = places.map(({ seat }) => seatNameOf(seat))
  const isKnown = names.every((name) => known.has(name)) && new Set(names).size === names.length
  if (!isKnown) throw new InvalidInput(PLAN_UNKNOWN)
  await inTransaction(async (trx) => {
    await lockLab(trx, labId)
    await writeSeatPlaces(trx, labId, places)
  })
}
