import db from '@adonisjs/lucid/services/db'
import { findByUser, searchByUser } from '#app/accounts/listed_by_user'
import type { ListQuery } from '#app/platform/listing/list_query'
import type { Listing } from '#app/platform/listing/listing'
import type { ResultColumn } from '#contracts/sort_columns'

export interface ResultRow {
  id: number
  package_name: string
  listening_score: number
  structure_score: number
  reading_score: number
  total_score: number
  listening_correct: number
  written_correct: number
  reading_correct: number
  code: string
  created_at: number | string
  /** The learner's present name; certificates keep that of the exam day. */
  name: string
  /** The lab and seat where the attempt was last seen; null outside of labs, the seat alone in Safe Exam Browser. */
  lab_name: string | null
  seat: string | null
}

const SORT_COLUMNS: Record<ResultColumn, string> = {
  createdAt: 'results.created_at',
  nama: 'results.current_name',
  nama_paket: 'results.package_name',
  listeningScore: 'results.listening_score',
  structureScore: 'results.structure_score',
  readingScore: 'results.reading_score',
  totalScore: 'results.total_score',
}

/** All learners' results. */
export function resultListing(list: ListQuery<ResultColumn>): Listing<ResultRow, ResultColumn> {
  const rows = db
    .from('results')
    .join('users', 'users.id', 'results.user_id')
    .join('attempts', 'attempts.id', 'results.attempt_id')
    .leftJoin('labs', 'labs.id', 'attempts.seen_lab_id')
    .select(
      'results.id',
      'results.package_name',
      'results.listening_score',
      'results.structure_score',
      'results.reading_score',
      'results.total_score',
      'results.listening_correct',
      'results.written_correct',
      'results.reading_correct',
      'results.code',
      'results.created_at',
      'users.name',
      'labs.name as lab_name',
      'attempts.seen_seat as seat'
    )
  return {
    list,
    table: 'results',
    isAppendOnly: true,
    search: searchByUser('results'),
    find: findByUser('results'),
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
  }
}
