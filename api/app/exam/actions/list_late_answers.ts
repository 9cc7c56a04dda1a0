import db from '@adonisjs/lucid/services/db'
import { searchByUser } from '#app/listing/search/listed_by_user'
import type { ListQuery } from '#app/listing/pages/list_query'
import type { Listing } from '#app/listing/pages/listing'
import type { LateStatus, LateColumn } from '#contracts/late_answers'

export interface LateSubmissionRow {
  id: number
  package_name: string
  status: LateStatus
  answers: number
  reason: string | null
  created_at: number | string
  user_id: number
  name: string
  nohp: string
  attempt_status: 'running' | 'finished'
  contradicted: number | null
  /** Epoch milliseconds of the latest choice; null when no device named one. */
  chosen_at: number | string | null
}

const SORT_COLUMNS: Record<LateColumn, string> = {
  createdAt: 'late_submissions.created_at',
  nama_paket: 'late_submissions.package_name',
  status: 'late_submissions.status',
}

/** All late answers by attempt, with the learner's name and phone number. */
export function lateListing(list: ListQuery<LateColumn>): Listing<LateSubmissionRow, LateColumn> {
  const rows = db
    .from('late_submissions')
    .join('users', 'users.id', 'late_submissions.user_id')
    .join('attempts', 'attempts.id', 'late_submissions.attempt_id')
    .select(
      'late_submissions.id',
      'late_submissions.package_name',
      'late_submissions.status',
      'late_submissions.answers',
      'late_submissions.reason',
      'late_submissions.created_at',
      'late_submissions.user_id',
      'users.name',
      'users.nohp',
      'late_submissions.contradicted',
      'attempts.status as attempt_status'
    )
    .select(
      db
        .from('late_answers')
        .whereColumn('late_answers.submission_id', 'late_submissions.id')
        .max('late_answers.chosen_at')
        .as('chosen_at')
    )
  return {
    list,
    table: 'late_submissions',
    search: searchByUser('late_submissions'),
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
  }
}
