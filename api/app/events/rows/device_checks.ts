import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LabSeat } from '#app/accounts/domain/lab_place'
import type { DeviceFigures, DeviceFinding } from '#app/events/domain/device_check'
import { seatNameOf } from '#app/labs/rows/seat_keys'
import type { CheckResult } from '#contracts/device_check'

/** The last check of each learner's device for an event, and of each seat; written by `subject`, so without a model. */
const TABLE = 'device_checks'

/** Whose device was checked. */
export type CheckSubject = { eventId: number; userId: number } | LabSeat

/** A stored check; `at` in epoch milliseconds. */
export interface StoredCheck {
  /** On the receipt. */
  code: string
  userId: number | null
  seat: string | null
  result: CheckResult
  findings: DeviceFinding[]
  at: number
}

interface CheckRow {
  code: string
  user_id: number | null
  seat: string | null
  result: CheckResult
  findings: string
  checked_at: number | string
}

function subjectOf(subject: CheckSubject): string {
  return 'userId' in subject
    ? `event ${subject.eventId} user ${subject.userId}`
    : `lab ${subject.labId} seat ${seatNameOf(subject.seat)}`
}

/** Stores a check in the place of the subject's last one. */
export async function storeCheck(
  trx: TransactionClientContract,
  subject: CheckSubject,
  check: Omit<StoredCheck, 'userId' | 'seat'> & { figures: DeviceFigures }
): Promise<void> {
  const columns = {
    code: check.code,
    event_id: 'eventId' in subject ? subject.eventId : null,
    user_id: 'userId' in subject ? subject.userId : null,
    lab_id: 'labId' in subject ? subject.labId : null,
    seat: 'seat' in subject ? subject.seat : null,
    result: check.result,
    figures: JSON.stringify(check.figures),
    findings: JSON.stringify(check.findings),
    checked_at: check.at,
  }
  await trx
    .knexQuery()
    .table(TABLE)
    .insert({ subject: subjectOf(subject), ...columns })
    .onConflict(['subject'])
    .merge(Object.keys(columns))
}

/** The last check of a learner's device for an event; null before the first. */
export async function checkOf(subject: CheckSubject): Promise<StoredCheck | null> {
  const row = await checks().where('subject', subjectOf(subject)).first()
  return row ? toCheck(row) : null
}

/** The last check of each learner of an event. */
export async function learnersChecks(eventId: number): Promise<StoredCheck[]> {
  return (await checks().where('event_id', eventId)).map(toCheck)
}

/** The last check of each seat of a lab, since this time. */
export async function seatsChecks(labId: number, since: number): Promise<StoredCheck[]> {
  return (await checks().where('lab_id', labId).where('checked_at', '>=', since)).map(toCheck)
}

/** Deletes checks before this time. */
export async function deleteChecks(before: number): Promise<void> {
  await db.from(TABLE).where('checked_at', '<', before).delete()
}

function checks() {
  return db
    .query<CheckRow>()
    .from(TABLE)
    .select('code', 'user_id', 'seat', 'result', 'findings', 'checked_at')
}

function toCheck({ code, user_id, seat, result, findings, checked_at }: CheckRow): StoredCheck {
  return {
    code,
    userId: user_id,
    seat,
    result,
    findings: JSON.parse(findings) as DeviceFinding[],
    at: Number(checked_at),
  }
}
