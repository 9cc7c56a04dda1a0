import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  ERASED_COLUMNS,
  ERASED_PARTS,
  isAboutUser,
  withoutPerson,
  type Identifiers,
} from '#app/people/domain/erasure'
import { inParts } from '#app/platform/database/in_parts'

type Trx = TransactionClientContract

/** Applies `ERASED_COLUMNS` and `ERASED_PARTS` to everything of these users. */
export async function eraseRows(trx: Trx, userIds: readonly number[]): Promise<void> {
  const attempts = await idsOf(trx, 'attempts', userIds)
  const payments = await idsOf(trx, 'payments', userIds)
  for (const [place, rule] of Object.entries(ERASED_COLUMNS)) {
    if (rule === 'kept') continue
    const [table = '', column = ''] = place.split('.')
    const owners = table === 'sessions' ? userIds.map(String) : [...userIds]
    const rows = trx.from(table).whereIn(column, owners)
    if (rule === 'deleted') await rows.delete()
    else await rows.update(rule)
  }
  for (const [table, columns] of Object.entries(ERASED_PARTS.attempts)) {
    await updateOf(trx, table, ['attempt_id', attempts], columns)
  }
  for (const [table, columns] of Object.entries(ERASED_PARTS.payments)) {
    await updateOf(trx, table, ['payment_id', payments], columns)
  }
}

async function updateOf(
  trx: Trx,
  table: string,
  [column, ids]: [string, readonly number[]],
  columns: Readonly<Record<string, string | null>>
): Promise<void> {
  for (const some of inParts(ids)) await trx.from(table).whereIn(column, some).update(columns)
}

async function idsOf(
  trx: Trx,
  table: 'attempts' | 'payments' | 'results' | 'late_submissions',
  userIds: readonly number[]
): Promise<number[]> {
  const rows = (await trx
    .from(table)
    .whereIn('user_id', [...userIds])
    .select('id')) as {
    id: number
  }[]
  return rows.map(({ id }) => id)
}

/** Accounts that were merged into this one, and the account itself. */
export async function accountsOf(trx: Trx, userId: number): Promise<number[]> {
  const merged = (await trx.from('users').where('merged_into', userId).select('id')) as {
    id: number
  }[]
  return [userId, ...merged.map(({ id }) => id)]
}

/** All names, numbers and addresses by which stored texts may call a person. */
export async function identifiersOf(trx: Trx, userIds: readonly number[]): Promise<Identifiers> {
  const ids = [...userIds]
  const users = (await trx.from('users').whereIn('id', ids).select('name', 'nohp', 'email')) as {
    name: string
    nohp: string
    email: string | null
  }[]
  const former = (await trx
    .from('former_identities')
    .whereIn('user_id', ids)
    .select('kind', 'value')) as { kind: string; value: string }[]
  const printed: string[] = []
  for (const table of ['attempts', 'results']) {
    const rows = (await trx
      .from(table)
      .whereIn('user_id', ids)
      .whereNotNull('user_name')
      .distinct('user_name')) as { user_name: string }[]
    printed.push(...rows.map((row) => row.user_name))
  }
  const formerly = (isName: boolean) =>
    former.filter(({ kind }) => (kind === 'name') === isName).map(({ value }) => value)
  return {
    unique: longestFirst([
      ...users.flatMap(({ nohp, email }) => [nohp, email ?? '']),
      ...formerly(false),
    ]).filter((text) => !STAND_IN.test(text)),
    names: longestFirst([...users.map(({ name }) => name), ...formerly(true), ...printed]),
  }
}

/** What an empty account has in place of a number. */
const STAND_IN = /^(?:digabung|terhapus)-/

/** A longer name is replaced before one that it contains. */
const longestFirst = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => text !== '').toSorted((a, b) => b.length - a.length)

/** Removes a person from the details of the audit log: also from entries about something else that name them. */
export async function eraseFromAudit(
  trx: Trx,
  userIds: readonly number[],
  who: Identifiers
): Promise<void> {
  const ids = new Set(userIds)
  const subjects: Readonly<Record<string, ReadonlySet<number>>> = {
    user: ids,
    payment: new Set(await idsOf(trx, 'payments', userIds)),
    attempt: new Set(await idsOf(trx, 'attempts', userIds)),
    certificate: new Set(await idsOf(trx, 'results', userIds)),
    late_answers: new Set(await idsOf(trx, 'late_submissions', userIds)),
  }
  const entries = (await trx
    .from('audit_log')
    .where((either) => {
      void either.whereIn('person_id', [...ids]).orWhereIn('actor_id', [...ids])
      for (const text of [...who.unique, ...who.names]) {
        void either.orWhereRaw('instr(details, ?) > 0', [JSON.stringify(text).slice(1, -1)])
      }
    })
    .select('id', 'details', 'person_id', 'subject_type', 'subject_id')) as {
    id: number
    details: string
    person_id: number | null
    subject_type: string
    subject_id: number | null
  }[]
  for (const entry of entries) {
    const details = JSON.parse(entry.details) as unknown
    const isAbout =
      (entry.person_id !== null && ids.has(entry.person_id)) ||
      (entry.subject_id !== null && subjects[entry.subject_type]?.has(entry.subject_id) === true) ||
      isAboutUser(details, ids)
    const erased = JSON.stringify(withoutPerson(details, who, isAbout))
    if (erased !== entry.details) {
      await trx.from('audit_log').where('id', entry.id).update({ details: erased })
    }
  }
}

/** What keeps an account from being erased. */
export async function countWaiting(
  trx: Trx,
  userId: number
): Promise<{ payments: number; lateAnswers: number }> {
  const count = async (table: string, status: string) => {
    const row = (await trx
      .from(table)
      .where({ user_id: userId, status })
      .count('* as rows')
      .first()) as { rows: number | string }
    return Number(row.rows)
  }
  return {
    payments: await count('payments', 'pending'),
    lateAnswers: await count('late_submissions', 'pending'),
  }
}

/** How much an erasure keeps without a name, removes, and makes useless. */
export interface Erased {
  payments: number
  results: number
  events: number
  files: number
  classes: number
  practice: number
  /** Unused accesses. */
  grants: number
}

export async function countErased(
  trx: Trx,
  userIds: readonly number[],
  files: number
): Promise<Erased> {
  const of = (table: string) => trx.from(table).whereIn('user_id', [...userIds])
  const count = async (query: ReturnType<typeof of>) => {
    const row = (await query.count('* as rows').first()) as { rows: number | string }
    return Number(row.rows)
  }
  return {
    payments: await count(of('payments')),
    results: await count(of('results')),
    events: await count(of('event_learners').whereNull('removed_at')),
    files,
    classes: await count(of('class_members')),
    practice: await count(of('practice_items').whereNotNull('answered_at')),
    grants: await count(of('entitlements').whereNull('used_at').whereNull('revoked_at')),
  }
}
