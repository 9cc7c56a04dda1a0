import db from '@adonisjs/lucid/services/db'
import { searchByUser } from '#app/accounts/listed_by_user'
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
  /** The learner's name today; the certificate keeps the one of the exam day. */
  name: string
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

/** Everybody's results. */
export function resultListing(list: ListQuery<ResultColumn>): Listing<ResultRow, ResultColumn> {
  const rows = db
    .from('results')
    .join('users', 'users.id', 'results.user_id')
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
      'users.name'
    )
  return {
    list,
    table: 'results',
    search: searchByUser('results'),
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
  }
}
