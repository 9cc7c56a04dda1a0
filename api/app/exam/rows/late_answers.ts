import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { LateChoice } from '#app/exam/domain/late_answers'
import type { Answer } from '#contracts/exam'

/** A late answer as it is stored. */
export interface HeldLate extends LateChoice {
  submissionId: number
  /** When it reached the server, in epoch milliseconds. */
  receivedAt: number
  isAccepted: boolean
  /** Whether it came in a rescue file. */
  isRescued: boolean
}

interface LateRow {
  submission_id: number
  page: number
  answer: Answer
  seq: number
  chosen_at: number | string | null
  device_at: number | string | null
  received_at: number | string
  accepted: number
  rescued: number
}

/** The late answers of submissions, ascending by page. */
export async function readLate(
  submissionIds: readonly number[],
  trx?: TransactionClientContract
): Promise<HeldLate[]> {
  const rows = (await (trx ?? db)
    .from('late_answers')
    .whereIn('submission_id', [...submissionIds])
    .orderBy('page', 'asc')) as LateRow[]
  return rows.map((row) => ({
    submissionId: row.submission_id,
    page: row.page,
    answer: row.answer,
    seq: row.seq,
    chosenAt: numberOrNull(row.chosen_at),
    deviceAt: numberOrNull(row.device_at),
    receivedAt: Number(row.received_at),
    isAccepted: Number(row.accepted) === 1,
    isRescued: Number(row.rescued) === 1,
  }))
}

/** Stores late answers with their submission; a later choice replaces the stored one. */
export async function writeLate(
  trx: TransactionClientContract,
  submissionId: number,
  choices: readonly LateChoice[],
  now: number,
  isRescued: boolean
): Promise<void> {
  if (choices.length === 0) return
  const rows = choices.map(({ page, answer, seq, chosenAt, deviceAt }) => ({
    submission_id: submissionId,
    page,
    answer,
    seq,
    chosen_at: chosenAt,
    device_at: deviceAt,
    received_at: now,
    rescued: isRescued ? 1 : 0,
  }))
  await trx
    .knexQuery()
    .table('late_answers')
    .insert(rows)
    .onConflict(['submission_id', 'page'])
    .merge(['answer', 'seq', 'chosen_at', 'device_at', 'received_at', 'rescued'])
}

/** Gives late answers the moments that they came without. */
export async function completeLate(
  trx: TransactionClientContract,
  submissionId: number,
  choices: readonly LateChoice[]
): Promise<void> {
  for (const { page, chosenAt, deviceAt } of choices) {
    await trx
      .from('late_answers')
      .where({ submission_id: submissionId, page })
      .update({ chosen_at: chosenAt, device_at: deviceAt })
  }
}

/** Removes late answers of a submission. */
export async function dropLate(
  trx: TransactionClientContract,
  submissionId: number,
  pages: readonly number[]
): Promise<void> {
  await trx
    .from('late_answers')
    .where('submission_id', submissionId)
    .whereIn('page', [...pages])
    .delete()
}

function numberOrNull(value: number | string | null): number | null {
  return value === null ? null : Number(value)
}

/** Marks the accepted answers of a submission. */
export async function acceptLate(
  trx: TransactionClientContract,
  submissionId: number,
  accepted: readonly LateChoice[]
): Promise<void> {
  await trx
    .from('late_answers')
    .where('submission_id', submissionId)
    .whereIn(
      'page',
      accepted.map(({ page }) => page)
    )
    .update({ accepted: 1 })
}
