import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Attempt from '#app/exam/models/attempt'
import { attemptAt } from '#app/labs/domain/attempt_at_seat'
import type { LabSeat } from '#contracts/labs'
import LabEvent from '#app/labs/models/lab_event'
import LabSeatRow from '#app/labs/models/lab_seat'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { DROPPED_INCIDENTS } from '#contracts/labs'

export interface ReportedEvent {
  kind: string
  detail: string
  /** Epoch milliseconds by the kiosk's clock. */
  at: number
  count: number
}

export interface Report {
  events: ReportedEvent[]
  /** How many the kiosk had to throw away before it could report. */
  dropped: number
}

/** Attempts of one seat that a late report may still tell of: a day's. */
const ATTEMPTS_OF_A_SEAT = 20

/**
 * Keeps what a seat reports. Which attempt it belongs to follows from who was signed in at the seat, never from the
 * report. A kiosk that got no answer sends the same again, perhaps with higher counts: that makes no second row.
 */
export async function recordEvents(seat: LabSeat, report: Report, now: number): Promise<void> {
  const rows = distinct(seat, withDropped(report, now))
  if (rows.size === 0) return
  try {
    await write(seat, rows, now)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // The same report came twice at once: what the other one wrote is there now.
    await write(seat, rows, now)
  }
}

function withDropped({ events, dropped }: Report, now: number): ReportedEvent[] {
  if (dropped === 0) return events
  // The first one's time, so that the same report sent again says the same.
  return [
    { kind: DROPPED_INCIDENTS, detail: '', at: events[0]?.at ?? now, count: dropped },
    ...events,
  ]
}

/** By fingerprint; of two alike the higher count. */
function distinct(seat: LabSeat, events: readonly ReportedEvent[]): Map<string, ReportedEvent> {
  const rows = new Map<string, ReportedEvent>()
  for (const event of events) {
    const fingerprint = fingerprintOf(seat, event)
    const same = rows.get(fingerprint)
    if (!same || same.count < event.count) rows.set(fingerprint, event)
  }
  return rows
}

function fingerprintOf({ labId, seat }: LabSeat, { kind, detail, at }: ReportedEvent): string {
  return createHash('sha256')
    .update(JSON.stringify([labId, seat, kind, detail, at]))
    .digest('base64url')
}

function write(
  { labId, seat }: LabSeat,
  rows: ReadonlyMap<string, ReportedEvent>,
  now: number
): Promise<void> {
  return inTransaction(async (trx) => {
    const known = await LabEvent.query({ client: trx }).whereIn('fingerprint', [...rows.keys()])
    for (const row of known) {
      const count = rows.get(row.fingerprint)?.count ?? 0
      if (count > row.count) await row.merge({ count }).save()
    }

    const seen = new Set(known.map(({ fingerprint }) => fingerprint))
    const news = [...rows].filter(([fingerprint]) => !seen.has(fingerprint))
    if (news.length === 0) return
    const attemptOf = await attemptsOfSeat(trx, { labId, seat })
    await LabEvent.createMany(
      news.map(([fingerprint, event]) => {
        // A kiosk's clock may run ahead; nothing has happened in the future.
        const at = Math.min(event.at, now)
        return { ...event, at, labId, seat, attemptId: attemptOf(at), receivedAt: now, fingerprint }
      }),
      { client: trx }
    )
  })
}

async function attemptsOfSeat(
  trx: TransactionClientContract,
  { labId, seat }: LabSeat
): Promise<(at: number) => number | null> {
  const attempts = await Attempt.query({ client: trx })
    .where('seenLabId', labId)
    .where('seenSeat', seat)
    .orderBy('startedAt', 'desc')
    .limit(ATTEMPTS_OF_A_SEAT)
  const occupancy = await LabSeatRow.query({ client: trx }).where({ labId, seat }).first()
  return (at) => attemptAt(at, attempts, occupancy)
}
