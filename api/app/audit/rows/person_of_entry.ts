import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

interface Person {
  id: number
  name: string
  nohp: string
}

/** Reads in a transaction or outside of one. */
interface Reader {
  from(table: string): DatabaseQueryBuilderContract<Person>
}

/** The person fields of an entry about this user; nulls when it is about something else. */
export async function personOf(
  reader: Reader,
  { subjectType, subjectId }: { subjectType: string; subjectId: number | null }
): Promise<{ personId: number | null; person: string | null }> {
  const person = subjectId === null ? null : await readPerson(reader, subjectType, subjectId)
  return { personId: person?.id ?? null, person: person && textOf(person) }
}

/** Payments store their buyer's name and number. */
async function readPerson(
  reader: Reader,
  subjectType: string,
  subjectId: number
): Promise<Person | null> {
  if (subjectType === 'user')
    return reader.from('users').where('id', subjectId).select('id', 'name', 'nohp').first()
  if (subjectType === 'payment')
    return reader
      .from('payments')
      .where('id', subjectId)
      .select('user_id as id', 'current_name as name', 'current_nohp as nohp')
      .first()
  return null
}

/**
 * Updates entries about a user with their present name and phone number, in the order of their ids.
 * @returns the last entry that was updated; null when there are no more after it
 */
export async function nameEntries(
  trx: TransactionClientContract,
  userId: number,
  { after, atMost }: { after: number; atMost: number }
): Promise<number | null> {
  const person = await readPerson(trx, 'user', userId)
  if (!person) return null
  const text = textOf(person)
  const entries = (await trx
    .from('audit_log')
    .where('person_id', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atMost)
    .select('id', 'person')) as { id: number; person: string }[]
  const outdated = entries.filter((entry) => entry.person !== text).map(({ id }) => id)
  if (outdated.length > 0) {
    await trx.from('audit_log').whereIn('id', outdated).update({ person: text })
  }
  return entries.length < atMost ? null : (entries.at(-1)?.id ?? null)
}

/** A line each, so that a search knows where a number begins. */
function textOf({ name, nohp }: Person): string {
  return `${name}\n${nohp}`
}
