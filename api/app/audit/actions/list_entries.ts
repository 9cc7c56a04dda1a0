import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { renamedPeople } from '#app/audit/actions/renamed_people'
import { isFiltered, withinDays, type DayFilters } from '#app/listing/pages/list_filters'
import type { Listing } from '#app/listing/pages/listing'
import type { ListQuery } from '#app/listing/pages/list_query'
import { valuesContaining } from '#app/listing/search/few_values'
import { orFoundBy, partsOfPerson } from '#app/listing/search/person_search'
import { orHolds, type SearchedText } from '#app/listing/search/text_search'
import {
  auditActionsCalled,
  auditedFieldsCalled,
  auditSubjectsCalled,
} from '#app/audit/domain/called'
import { AUDIT_SYSTEM, type AuditColumn } from '#contracts/audit'
import { isStaff, ROLES } from '#contracts/capabilities'

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

/**
 * Details are searched as stored: they contain names, numbers and reasons. MySQL's text has actor and action, too.
 */
const TEXT: SearchedText = {
  table: 'audit_log',
  columns: ['audit_log.person', 'audit_log.details'],
}

/** The values that match a term in columns of few values, each with an index. */
interface Meant {
  actor_name: string[]
  actor_id: number[]
  action: string[]
  subject_type: string[]
  /** Of people whose entries don't have their present name yet. */
  id: number[]
}

/** Finds entries by the actor, the action's name on screen, or the person or thing it was done to. */
function search(meant: Meant) {
  return (group: DatabaseQueryBuilderContract, term: string): void => {
    orHolds(group, TEXT, [...partsOfPerson(term), ...auditedFieldsCalled(term)])
    for (const [column, values] of Object.entries(meant)) {
      // An empty list would still be compared with each row.
      if (values.length > 0) void group.orWhereIn(`audit_log.${column}`, values)
    }
    if (AUDIT_SYSTEM.toLowerCase().includes(term.toLowerCase())) {
      void group.orWhereNull('audit_log.actor_id')
    }
  }
}

async function meaningOf(term: string): Promise<Meant> {
  if (term === '') return { actor_name: [], actor_id: [], action: [], subject_type: [], id: [] }
  const stored = (column: string) =>
    db.connection().dialect.name === 'mysql' ? [] : valuesContaining('audit_log', column, term)
  return {
    actor_name: await stored('actor_name'),
    actor_id: await staffCalled(term),
    action: [...new Set([...auditActionsCalled(term), ...(await stored('action'))])],
    subject_type: auditSubjectsCalled(term),
    id: await entriesOfRenamed(term),
  }
}

/**
 * The staff with this present name: entries store their actor's name at the time. A learner's own action has the
 * learner as its subject.
 */
async function staffCalled(term: string): Promise<number[]> {
  const people = (await db
    .from('users')
    .select('id')
    .whereIn('role', ROLES.filter(isStaff))
    .where((user) => orFoundBy(user, term))) as { id: number }[]
  return people.map(({ id }) => id)
}

/** The entries about recently renamed people with this name, until the job has updated them. */
async function entriesOfRenamed(term: string): Promise<number[]> {
  const renamed = await renamedPeople()
  if (renamed.length === 0) return []
  const people = db
    .from('users')
    .select('id')
    .whereIn('id', renamed)
    .where((user) => orFoundBy(user, term))
  const entries = (await db.from('audit_log').select('id').whereIn('person_id', people)) as {
    id: number
  }[]
  return entries.map(({ id }) => id)
}

/** Of some days, about one kind of subject. */
export interface EntryFilters extends DayFilters {
  tentang?: string | undefined
}

function narrowed({ tentang, ...days }: EntryFilters) {
  return (query: DatabaseQueryBuilderContract): void => {
    withinDays(query, 'audit_log.created_at', days)
    if (tentang !== undefined) void query.where('audit_log.subject_type', tentang)
  }
}

/** All audit entries, or those that match the filters. */
export async function auditListing(
  list: ListQuery<AuditColumn>,
  filters: EntryFilters = {}
): Promise<Listing<EntryRow, AuditColumn>> {
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
    isAppendOnly: true,
    search: search(await meaningOf(list.search)),
    sortColumn: SORT_COLUMNS[list.sortBy],
    rows,
    ...(isFiltered(filters) ? { scope: narrowed(filters) } : {}),
  }
}
