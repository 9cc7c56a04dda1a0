import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LabSeat } from '#app/accounts/domain/lab_place'

/** One row per seat with a key of its own; the key is (lab, seat), so Lucid models can't save it. */
const TABLE = 'lab_seat_keys'

/** Times are epoch milliseconds. */
export interface SeatKeyRow {
  seat: string
  sealedKey: string
  madeAt: number
  /** Null while the key is in use. */
  revokedAt: number | null
}

interface StoredKey {
  seat: string
  sealed_key: string
  /** MySQL's driver may hand a BIGINT over as a string. */
  made_at: number | string
  revoked_at: number | string | null
}

/** How seats are compared: 'A1' and 'a1' are the same on every database. */
export function seatNameOf(seat: string): string {
  return seat.toLowerCase()
}

/** The seat's own key, in use or revoked; null for a seat that never had one. */
export async function readSeatKey(
  { labId, seat }: LabSeat,
  trx?: TransactionClientContract
): Promise<SeatKeyRow | null> {
  const row = await keys(trx)
    .where({ lab_id: labId, seat_name: seatNameOf(seat) })
    .first()
  return row && toRow(row)
}

/** All seats of the lab that ever had a key of their own. */
export async function readSeatKeys(
  labId: number,
  trx?: TransactionClientContract
): Promise<SeatKeyRow[]> {
  const rows = await keys(trx).where('lab_id', labId)
  return rows.map(toRow)
}

/** Stores a seat's new key; an earlier one, revoked or not, is replaced. */
export async function writeSeatKey(
  trx: TransactionClientContract,
  { labId, seat }: LabSeat,
  { sealedKey, madeAt }: Pick<SeatKeyRow, 'sealedKey' | 'madeAt'>
): Promise<void> {
  await trx
    .knexQuery()
    .table(TABLE)
    .insert({
      lab_id: labId,
      seat_name: seatNameOf(seat),
      seat,
      sealed_key: sealedKey,
      made_at: madeAt,
      revoked_at: null,
    })
    .onConflict(['lab_id', 'seat_name'])
    .merge(['seat', 'sealed_key', 'made_at', 'revoked_at'])
}

/** Revokes a seat's key; returns false when it has none in use. */
export async function endSeatKey(
  trx: TransactionClientContract,
  { labId, seat }: LabSeat,
  revokedAt: number
): Promise<boolean> {
  const ended = await keys(trx)
    .where({ lab_id: labId, seat_name: seatNameOf(seat) })
    .whereNull('revoked_at')
    .update({ revoked_at: revokedAt })
  return Number(ended) > 0
}

function keys(trx?: TransactionClientContract) {
  return (trx ?? db.connection()).query<StoredKey>().from(TABLE)
}

function toRow({ seat, sealed_key, made_at, revoked_at }: StoredKey): SeatKeyRow {
  return {
    seat,
    sealedKey: sealed_key,
    madeAt: Number(made_at),
    revokedAt: revoked_at === null ? null : Number(revoked_at),
  }
}
