import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LabSeat } from '#app/accounts/domain/lab_place'

/** One row per computer; the key is (lab, seat), so Lucid models can't save it. */
const TABLE = 'lab_seats'

/** A lab computer and its last user. Times are epoch milliseconds. */
export interface SeatRow {
  seat: string
  /** Null when no user was signed in. */
  userId: number | null
  /** When this user, or none, was first seen there. */
  since: number
  seenAt: number
}

interface StoredSeat {
  seat: string
  user_id: number | null
  /** MySQL's driver may hand a BIGINT over as a string. */
  since: number | string
  seen_at: number | string
}

/** Reads one seat; null before its first call. */
export async function readSeat(
  trx: TransactionClientContract,
  { labId, seat }: LabSeat
): Promise<SeatRow | null> {
  const row = await seats(trx).where({ lab_id: labId, seat }).first()
  return row && toSeatRow(row)
}

/** Reads the lab's seats that called at or after this time. */
export async function readSeatsSeenSince(labId: number, instant: number): Promise<SeatRow[]> {
  const rows = await seats().where('lab_id', labId).where('seen_at', '>=', instant)
  return rows.map(toSeatRow)
}

/** Stores when a seat last called; returns false when the seat is unknown. */
export async function touchSeat({ labId, seat }: LabSeat, seenAt: number): Promise<boolean> {
  const touched = await seats().where({ lab_id: labId, seat }).update({ seen_at: seenAt })
  return Number(touched) > 0
}

/** Writes a seat, replacing its row. */
export async function writeSeat(
  trx: TransactionClientContract,
  labId: number,
  { seat, userId, since, seenAt }: SeatRow
): Promise<void> {
  await trx
    .knexQuery()
    .table(TABLE)
    .insert({ lab_id: labId, seat, user_id: userId, since, seen_at: seenAt })
    .onConflict(['lab_id', 'seat'])
    .merge(['user_id', 'since', 'seen_at'])
}

function seats(trx?: TransactionClientContract) {
  return (trx ?? db.connection()).query<StoredSeat>().from(TABLE)
}

function toSeatRow({ seat, user_id, since, seen_at }: StoredSeat): SeatRow {
  return { seat, userId: user_id, since: Number(since), seenAt: Number(seen_at) }
}
