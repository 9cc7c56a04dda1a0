import type { PlannedSeat } from '#app/labs/actions/seat_plan'

/** The plan of a lab. */
export function seatPlanResource(seats: readonly PlannedSeat[]) {
  return seats.map(({ seat, row, column, userId, seenAt, isLost }) => ({
    nama: seat,
    baris: row,
    kolom: column,
    /** Who is signed in there. */
    pesertaId: userId,
    terlihat: seenAt === null ? null : new Date(seenAt).toISOString(),
    hilang: isLost,
  }))
}
