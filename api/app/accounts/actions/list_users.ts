import db from '@adonisjs/lucid/services/db'
import { orFoundBy } from '#app/accounts/listed_by_user'
import type { ListQuery } from '#app/platform/listing/list_query'
import type { Listing } from '#app/platform/listing/listing'
import { idsContaining, orContains } from '#app/platform/listing/literal_search'
import type { Role } from '#contracts/roles'
import type { UserColumn } from '#contracts/sort_columns'

export interface UserRow {
  id: number
  nohp: string
  email: string
  name: string
  role: Role
  profile_pic: string | null
  exam_status: string
  active_package_id: number | null
  active_package_name: string | null
  last_package_name: string | null
  created_at: number | string
}

const SORT_COLUMNS: Record<UserColumn, string> = {
  createdAt: 'users.created_at',
  nohp: 'users.nohp',
  nama: 'users.name',
  status_ujian: 'users.exam_status',
  paket_soal_id_aktif: 'users.active_package_id',
  paket_terakhir: 'users.last_package_name',
}

/** Everybody with an account, admins too, with the package they sit or may start. */
export function userListing(list: ListQuery<UserColumn>): Listing<UserRow, UserColumn> {
  const rows = db
    .from('users')
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
      'users.created_at'
    )
  return {
    list,
    table: 'users',
    search: (group, term) => {
      orFoundBy(group, term)
      orContains(group, ['users.last_package_name'], term)
      const packages = idsContaining('packages', ['packages.name'], term)
      void group.orWhereIn('users.active_package_id', packages)
    },
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
  }
}
