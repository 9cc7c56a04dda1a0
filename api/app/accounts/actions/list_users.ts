import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { ClassLearners } from '#app/accounts/ports/class_learners'
import { isFiltered, withinDays, type DayFilters } from '#app/listing/pages/list_filters'
import { valuesContaining } from '#app/listing/search/few_values'
import type { ListQuery } from '#app/listing/pages/list_query'
import type { Listing } from '#app/listing/pages/listing'
import { idsContaining } from '#app/listing/search/literal_search'
import { orFoundBy } from '#app/listing/search/person_search'
import type { UserColumn } from '#contracts/accounts'
import type { Role } from '#contracts/capabilities'

export interface UserRow {
  id: number
  nohp: string
  email: string | null
  name: string
  role: Role
  profile_pic: string | null
  exam_status: string
  active_package_id: number | null
  active_package_name: string | null
  last_package_name: string | null
  suspended_at: number | string | null
  suspension_reason: string | null
  factor_enabled_at: number | string | null
  created_at: number | string
  /** How many exams the user has finished. */
  finished: number
}

const SORT_COLUMNS: Record<UserColumn, string> = {
  createdAt: 'users.created_at',
  nohp: 'users.nohp',
  nama: 'users.name',
  status_ujian: 'users.exam_status',
  paket_soal_id_aktif: 'users.active_package_id',
  paket_terakhir: 'users.last_package_name',
}

/** Registered on some days, with this active package, in a class, sitting an exam or not. */
export interface UserFilters extends DayFilters {
  paket?: number | undefined
  kelas?: number | undefined
  status?: string | undefined
}

async function narrowedBy({ paket, kelas, status, ...days }: UserFilters) {
  const learners = await app.container.make(ClassLearners)
  return (query: DatabaseQueryBuilderContract): void => {
    withinDays(query, 'users.created_at', days)
    if (paket !== undefined) void query.where('users.active_package_id', paket)
    if (status !== undefined) void query.where('users.exam_status', status)
    if (kelas !== undefined) void query.whereIn('users.id', learners.of(kelas))
  }
}

/** All accounts, admins too, with their running or startable package; or those that match the filters. */
export async function userListing(
  list: ListQuery<UserColumn>,
  filters: UserFilters = {}
): Promise<Listing<UserRow, UserColumn>> {
  const packages = await packagesContaining(list.search)
  const rows = db
    .from('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .leftJoin('packages', 'packages.id', 'users.active_package_id')
    .select(
      'users.id',
      'users.nohp',
      'users.email',
      'users.name',
      'users.role',
      'users.profile_pic',
      'users.exam_status',
      'users.active_package_id',
      'packages.name as active_package_name',
      'users.last_package_name',
      'users.suspended_at',
      'users.suspension_reason',
      'second_factors.enabled_at as factor_enabled_at',
      'users.created_at'
    )
  return {
    list,
    table: 'users',
    isAppendOnly: true,
    search: (group, term) => {
      orFoundBy(group, term)
      // An empty list would still be compared with each row.
      if (packages.names.length > 0) void group.orWhereIn('users.last_package_name', packages.names)
      if (packages.ids.length > 0) void group.orWhereIn('users.active_package_id', packages.ids)
    },
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
    complete: withFinished,
    ...(isFiltered(filters) ? { scope: await narrowedBy(filters) } : {}),
  }
}

async function withFinished(rows: UserRow[]): Promise<UserRow[]> {
  const counts = (await db
    .from('results')
    .whereIn(
      'user_id',
      rows.map(({ id }) => id)
    )
    .groupBy('user_id')
    .select('user_id')
    .count('* as finished')) as { user_id: number; finished: number | string }[]
  const finished = new Map(counts.map((row) => [row.user_id, Number(row.finished)]))
  return rows.map((row) => ({ ...row, finished: finished.get(row.id) ?? 0 }))
}

/** The names of last packages, and the ids of packages, that contain `term`; none without a term. */
async function packagesContaining(term: string): Promise<{ names: string[]; ids: number[] }> {
  if (term === '') return { names: [], ids: [] }
  const packages = (await idsContaining('packages', ['packages.name'], term)) as { id: number }[]
  return {
    names: await valuesContaining('users', 'last_package_name', term),
    ids: packages.map(({ id }) => id),
  }
}
