import { readSeatKeys, type SeatKeyRow } from '#app/labs/rows/seat_keys'

/** The lab's seats that have a key of their own, active or revoked, ordered by seat. */
export async function listSeatKeys(labId: number): Promise<SeatKeyRow[]> {
  const keys = await readSeatKeys(labId)
  return keys.toSorted((one, other) => one.seat.localeCompare(other.seat, 'id', { numeric: true }))
}
