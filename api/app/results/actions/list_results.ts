import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { learnersOfClass } from '#app/classes/actions/learners_of_class'
import { isFiltered, withinDays, type DayFilters } from '#app/listing/pages/list_filters'
import type { StoredTime } from '#app/platform/database/columns'
import { findByUser, searchByUser } from '#app/listing/search/listed_by_user'
import type { ListQuery } from '#app/listing/pages/list_query'
import type { Listing } from '#app/listing/pages/listing'
import type { UnusualOpenings } from '#app/results/domain/unusual_openings'
import { readUnusualOpenings } from '#app/results/rows/unusual_openings'
import type { ListeningMode } from '#contracts/listening'
import type { ResultColumn } from '#contracts/results'

export interface ResultRow {
  id: number
  attempt_id: number
  package_name: string
  listening_score: number
  structure_score: number
  reading_score: number
  total_score: number
  listening_correct: number
  written_correct: number
  reading_correct: number
  listening_mode: ListeningMode | null
  code: string
  excluded_at: StoredTime | null
  created_at: number | string
  user_id: number
  /** The name on the certificate. */
  user_name: string
  nohp: string
  /** The learner's present name; certificates keep that of the exam day. */
  name: string
  /** The lab and seat where the attempt was last seen; null outside of labs, the seat alone in Safe Exam Browser. */
  lab_name: string | null
  seat: string | null
  /** The attempt's late answers that wait for a decision; null without any. */
  late_id: number | null
  /** Undefined where nothing was unusual. */
  openings?: UnusualOpenings | undefined
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

/** Of a package, of the learners of a class, of some days. */
export interface ResultFilters extends DayFilters {
  paket?: number | undefined
  kelas?: number | undefined
}

function narrowed({ paket, kelas, ...days }: ResultFilters) {
  return (query: DatabaseQueryBuilderContract): void => {
    withinDays(query, 'results.created_at', days)
    if (paket !== undefined) void query.where('results.package_id', paket)
    if (kelas !== undefined) void query.whereIn('results.user_id', learnersOfClass(kelas))
  }
}

/** All learners' results, or those that match the filters. */
export function resultListing(
  list: ListQuery<ResultColumn>,
  filters: ResultFilters = {}
): Listing<ResultRow, ResultColumn> {
  const rows = db
    .from('results')
    .join('users', 'users.id', 'results.user_id')
    .join('attempts', 'attempts.id', 'results.attempt_id')
    .leftJoin('labs', 'labs.id', 'attempts.seen_lab_id')
    .leftJoin('late_submissions', 'late_submissions.open_attempt_id', 'results.attempt_id')
    .select(
      'results.id',
      'results.attempt_id',
      'results.package_name',
      'results.listening_score',
      'results.structure_score',
      'results.reading_score',
      'results.total_score',
      'results.listening_correct',
      'results.written_correct',
      'results.reading_correct',
      'results.listening_mode',
      'results.code',
      'results.excluded_at',
      'results.created_at',
      'results.user_id',
      'results.user_name',
      'users.nohp',
      'users.name',
      'labs.name as lab_name',
      'attempts.seen_seat as seat',
      'late_submissions.id as late_id'
    )
  return {
    list,
    table: 'results',
    // A reopened exam's result is removed, but only of late: the latest rows are counted each time.
    isAppendOnly: true,
    search: searchByUser('results'),
    find: findByUser('results'),
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
    complete: withOpenings,
    ...(isFiltered(filters) ? { scope: narrowed(filters) } : {}),
  }
}

async function withOpenings(rows: ResultRow[]): Promise<ResultRow[]> {
  const unusual = await readUnusualOpenings(rows.map((row) => row.attempt_id))
  return rows.map((row) => ({ ...row, openings: unusual.get(row.attempt_id) }))
}
