import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { listQueryValidator, type ListQuery } from '#app/platform/listing/list_query'
import type { Listing } from '#app/platform/listing/listing'
import { orContains } from '#app/platform/listing/literal_search'
import { orCalled } from '#app/platform/listing/person_search'
import { AUDIT_SYSTEM, auditActionsCalled, auditSubjectsCalled } from '#contracts/audit'
import { AUDIT_LIST, type AuditColumn } from '#contracts/sort_columns'

export const listEntriesValidator = listQueryValidator(AUDIT_LIST.columns)

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
const SEARCHED = ['audit_log.actor_name', 'audit_log.action', 'audit_log.details']

const OF_PEOPLE = { name: 'users.name', nohp: 'users.nohp' }

/** Payments keep what their buyers are called: nobody has to be looked up for each. */
const OF_BUYERS = { name: 'payments.current_name', nohp: 'payments.current_nohp' }

/** Finds entries by who acted, by what the screens call it, and by whom or what it was done to. */
function search(group: DatabaseQueryBuilderContract, term: string): void {
  orContains(group, SEARCHED, term)
  void group
    .orWhereIn('audit_log.action', auditActionsCalled(term))
    .orWhereIn('audit_log.subject_type', auditSubjectsCalled(term))
  if (AUDIT_SYSTEM.toLowerCase().includes(term.toLowerCase())) {
    void group.orWhereNull('audit_log.actor_id')
  }
  // People by their name and number of today, which no entry keeps. What learners do, they do to themselves.
  const people = () =>
    db
      .from('users')
      .select('id')
      .where((user) => orCalled(user, term, OF_PEOPLE))
  void group
    .orWhereIn('audit_log.actor_id', people().where('users.role', 'Admin'))
    .orWhere((about) =>
      about.where('audit_log.subject_type', 'user').whereIn('audit_log.subject_id', people())
    )
    .orWhere((about) =>
      about.where('audit_log.subject_type', 'payment').whereIn(
        'audit_log.subject_id',
        db
          .from('payments')
          .select('id')
          .where((payment) => orCalled(payment, term, OF_BUYERS))
      )
    )
}

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
    search,
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
  }
}
