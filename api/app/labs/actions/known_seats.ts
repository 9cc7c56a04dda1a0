import { readSeatKeys, seatNameOf } from '#app/labs/rows/seat_keys'
import { readSeatsSeenSince, type SeatRow } from '#app/labs/rows/seats'

/** Computers that weren't seen for longer aren't counted as a lab's seats. */
const SEEN_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** A seat of a lab: its own name, and who was last seen there, if its kiosk ever called. */
export interface KnownSeat {
  seat: string
  seen: SeatRow | null
}

/** The seats of a lab by name: those with a key of their own, and those that were seen in the last month. */
export async function knownSeats(labId: number, now: number): Promise<KnownSeat[]> {
  const keys = await readSeatKeys(labId)
  const rows = await readSeatsSeenSince(labId, now - SEEN_FOR_MS)
  const enrolled = keys.filter(({ revokedAt }) => revokedAt === null).map(({ seat }) => seat)
  const seen = new Map(rows.map((row) => [seatNameOf(row.seat), row]))
  const names = new Map(
    [...enrolled, ...rows.map(({ seat }) => seat)].map((seat) => [seatNameOf(seat), seat])
  )
  return [...names]
    .map(([name, seat]) => ({ seat, seen: seen.get(name) ?? null }))
    .toSorted((one, other) => one.seat.localeCompare(other.seat, 'id', { numeric: true }))
}
