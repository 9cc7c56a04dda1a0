import db from '@adonisjs/lucid/services/db'
import { listQueryValidator, type ListQuery } from '#app/platform/listing/list_query'
import type { Listing } from '#app/platform/listing/listing'
import { orContains } from '#app/platform/listing/literal_search'

const COLUMNS = ['createdAt', 'aktor', 'aksi', 'subjek'] as const
type AuditColumn = (typeof COLUMNS)[number]

export const listEntriesValidator = listQueryValidator(COLUMNS)

export interface EntryRow {
  id: number
  actor_id: number | null
  actor_name: string | null
  action: string
  subject_type: string
  subject_id: number | null
  /** JSON. */
  details: string
  created_at: number | string
}

const SORT_COLUMNS: Record<AuditColumn, string> = {
  createdAt: 'audit_log.created_at',
  aktor: 'audit_log.actor_name',
  aksi: 'audit_log.action',
  subjek: 'audit_log.subject_type',
}

/** Details are searched as they are stored: names, numbers and reasons stand in them. */
const SEARCHED = [
  'audit_log.actor_name',
  'audit_log.action',
  'audit_log.subject_type',
  'audit_log.details',
]

/** Everything that was ever written down. */
export function auditListing(list: ListQuery<AuditColumn>): Listing<EntryRow, AuditColumn> {
  const rows = db
    .from('audit_log')
    .select(
      'id',
      'actor_id',
      'actor_name',
      'action',
      'subject_type',
      'subject_id',
      'details',
      'created_at'
    )
  return {
    list,
    table: 'audit_log',
    search: (group, term) => orContains(group, SEARCHED, term),
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
  }
}
