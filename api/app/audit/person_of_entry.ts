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

/** What an entry keeps of the user whom it is about; nulls when it is about something else. */
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

/** Brings the entries about a user up to date with their name and phone number. */
export async function refreshPerson(trx: TransactionClientContract, person: Person): Promise<void> {
  await trx
    .from('audit_log')
    .where('person_id', person.id)
    .update({ person: textOf(person) })
}

/** A line each, so that a search knows where a number begins. */
function textOf({ name, nohp }: Person): string {
  return `${name}\n${nohp}`
}
