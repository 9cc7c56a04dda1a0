import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Attempt from '#app/exam/models/attempt'
import { attemptAt } from '#app/labs/domain/attempt_at_seat'
import { DROPPED_INCIDENTS } from '#contracts/incidents'
import type { LabSeat } from '#app/accounts/domain/lab_place'
import Incident from '#app/labs/models/incident'
import { readSeat } from '#app/labs/rows/seats'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'

export interface ReportedIncident {
  kind: string
  detail: string
  /** Epoch milliseconds by the kiosk's clock. */
  at: number
  count: number
}

export interface Report {
  incidents: ReportedIncident[]
  /** How many incidents the kiosk discarded before it could report. */
  dropped: number
}

/** Late reports can refer to the seat's last attempts: about a day's. */
const ATTEMPTS_OF_A_SEAT = 20

/**
 * Stores a seat's incidents. The attempt follows from the user signed in at the seat, never from the report. A kiosk
 * that got no response sends the same report again, perhaps with higher counts; this adds no second row.
 */
export async function recordIncidents(seat: LabSeat, report: Report, now: number): Promise<void> {
  const rows = distinct(seat, withDropped(report, now))
  if (rows.size === 0) return
  try {
    await write(seat, rows, now)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // The same report arrived twice at once: update the rows of the other.
    await write(seat, rows, now)
  }
}

function withDropped({ incidents, dropped }: Report, now: number): ReportedIncident[] {
  if (dropped === 0) return incidents
  // Uses the first incident's time, so that a repeated report gives the same row.
  return [
    { kind: DROPPED_INCIDENTS, detail: '', at: incidents[0]?.at ?? now, count: dropped },
    ...incidents,
  ]
}

/** Rows by fingerprint; of two equal ones, the higher count. */
function distinct(
  seat: LabSeat,
  incidents: readonly ReportedIncident[]
): Map<string, ReportedIncident> {
  const rows = new Map<string, ReportedIncident>()
  for (const incident of incidents) {
    const fingerprint = fingerprintOf(seat, incident)
    const same = rows.get(fingerprint)
    if (!same || same.count < incident.count) rows.set(fingerprint, incident)
  }
  return rows
}

function fingerprintOf({ labId, seat }: LabSeat, { kind, detail, at }: ReportedIncident): string {
  return createHash('sha256')
    .update(JSON.stringify([labId, seat, kind, detail, at]))
    .digest('base64url')
}

function write(
  { labId, seat }: LabSeat,
  rows: ReadonlyMap<string, ReportedIncident>,
  now: number
): Promise<void> {
  return inTransaction(async (trx) => {
    const known = await Incident.query({ client: trx }).whereIn('fingerprint', [...rows.keys()])
    for (const row of known) {
      const count = rows.get(row.fingerprint)?.count ?? 0
      if (count > row.count) await row.merge({ count }).save()
    }

    const seen = new Set(known.map(({ fingerprint }) => fingerprint))
    const news = [...rows].filter(([fingerprint]) => !seen.has(fingerprint))
    if (news.length === 0) return
    const attemptOf = await attemptsOfSeat(trx, { labId, seat })
    await Incident.createMany(
      news.map(([fingerprint, incident]) => {
        // The kiosk's clock may run ahead: no incident is in the future.
        const at = Math.min(incident.at, now)
        return {
          ...incident,
          at,
          labId,
          seat,
          attemptId: attemptOf(at),
          receivedAt: now,
          fingerprint,
        }
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
  const occupancy = await readSeat(trx, { labId, seat })
  return (at) => attemptAt(at, attempts, occupancy)
}
