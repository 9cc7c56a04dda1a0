import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlacedSeat } from '#app/labs/domain/seat_plan'
import { seatNameOf } from '#app/labs/rows/seat_keys'
import { insertInParts } from '#app/platform/database/in_parts'

/** One row per seat that somebody has placed; the key is (lab, seat), so Lucid models can't save it. */
const TABLE = 'lab_seat_places'

interface PlaceRow {
  seat_name: string
  place_row: number
  place_column: number
}

/** The places of a lab's seats, by `seatNameOf`. */
export async function readSeatPlaces(
  labId: number
): Promise<Map<string, { row: number; column: number }>> {
  const rows = await db.query<PlaceRow>().from(TABLE).where('lab_id', labId)
  return new Map(
    rows.map(({ seat_name: name, place_row: row, place_column: column }) => [name, { row, column }])
  )
}

/** Replaces a lab's plan. */
export async function writeSeatPlaces(
  trx: TransactionClientContract,
  labId: number,
  places: readonly PlacedSeat[]
): Promise<void> {
  await trx.from(TABLE).where('lab_id', labId).delete()
  const rows = places.map(({ seat, row, column }) => ({
    lab_id: labId,
    seat_name: seatNameOf(seat),
    place_row: row,
    place_column: column,
  }))
  await insertInParts(trx, TABLE, rows)
}
