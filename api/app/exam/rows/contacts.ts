import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { Contact, Outage, Span } from '#app/exam/domain/silence'
import type { Change } from '#app/platform/database/calls/call'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import { inParts } from '#app/platform/database/in_parts'
import { marks } from '#app/platform/database/raw_rows'
import type { Session } from '#contracts/exam'

/** The last contact of each attempt; one row each. */
const CONTACTS = 'attempt_contacts'
/** What happened to a learner's device: rows are only added, and an outage that goes on is made longer. */
const INCIDENTS = 'attempt_incidents'

/** Kinds of incidents, as they are stored: an outage, a hidden window, another device. */
export type IncidentKind = 'outage' | 'window' | 'device'

const LATEST_WINS = {
  sqlite: `ON CONFLICT (attempt_id) DO UPDATE SET session = excluded.session, at = excluded.at
           WHERE excluded.at > ${CONTACTS}.at`,
  mysql: `ON DUPLICATE KEY UPDATE session = IF(VALUES(at) > at, VALUES(session), session), at = GREATEST(at, VALUES(at))`,
}

/** Stores last contacts. */
export const STORE_CONTACTS: Change<Contact & { attemptId: number }> = {
  statements: (contacts, dialect) =>
    inParts(contacts).map((some) => ({
      sql: `INSERT INTO ${CONTACTS} (attempt_id, session, at) VALUES ${some.map(() => `(${marks(3)})`).join(', ')}
            ${LATEST_WINS[dialect]}`,
      values: some.flatMap(({ attemptId, session, at }) => [attemptId, session, at]),
    })),
}

/** The stored last contacts of attempts. */
export async function lastContacts(
  attemptIds: readonly number[],
  trx?: TransactionClientContract
): Promise<Map<number, Contact>> {
  const found = new Map<number, Contact>()
  for (const some of inParts(attemptIds)) {
    const rows: { attempt_id: number; session: Session; at: StoredTime }[] = await (trx ?? db)
      .from(CONTACTS)
      .whereIn('attempt_id', some)
      .select('attempt_id', 'session', 'at')
    for (const row of rows) found.set(row.attempt_id, { session: row.session, at: Number(row.at) })
  }
  return found
}

/** A stored incident; times in epoch milliseconds. */
export interface StoredIncident extends Span {
  id: number
  attemptId: number
  kind: IncidentKind
  session: Session
  /** Of an outage: when its time was given back. */
  givenBackAt: number | null
  detail: string | null
}

interface IncidentRow {
  id: number
  attempt_id: number
  kind: IncidentKind
  session: Session
  started_at: StoredTime
  ended_at: StoredTime
  given_back_at: StoredTime | null
  detail: string | null
}

/** The incidents of attempts in the order of their times. */
export async function incidentsOf(
  attemptIds: readonly number[],
  trx?: TransactionClientContract
): Promise<StoredIncident[]> {
  const found: StoredIncident[] = []
  for (const some of inParts(attemptIds)) {
    const rows: IncidentRow[] = await (trx ?? db)
      .from(INCIDENTS)
      .whereIn('attempt_id', some)
      .orderBy('started_at')
      .orderBy('id')
    found.push(...rows.map(toIncident))
  }
  return found
}

function toIncident(row: IncidentRow): StoredIncident {
  return {
    id: row.id,
    attemptId: row.attempt_id,
    kind: row.kind,
    session: row.session,
    from: Number(row.started_at),
    to: Number(row.ended_at),
    givenBackAt: timeOf(row.given_back_at),
    detail: row.detail,
  }
}

/** Adds an incident. */
export async function addIncident(
  trx: TransactionClientContract,
  attemptId: number,
  { session, from, to }: Outage,
  kind: IncidentKind,
  detail: string | null = null
): Promise<void> {
  const row = { attempt_id: attemptId, kind, session, started_at: from, ended_at: to, detail }
  await trx.insertQuery().table(INCIDENTS).insert(row)
}

/** Makes an outage longer. */
export async function lengthenOutage(
  trx: TransactionClientContract,
  id: number,
  to: number
): Promise<void> {
  await trx.from(INCIDENTS).where('id', id).update({ ended_at: to })
}

/** Marks outages as given back. */
export async function markGivenBack(
  trx: TransactionClientContract,
  ids: readonly number[],
  now: number
): Promise<void> {
  await trx
    .from(INCIDENTS)
    .whereIn('id', [...ids])
    .update({ given_back_at: now })
}
