import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { PERSON_TABLES, type Owner, type PersonTable } from '#app/people/domain/person_data'
import { inParts } from '#app/platform/database/in_parts'

export type Row = Record<string, unknown>

/** A table of a person with their rows. */
export interface PersonPart {
  table: string
  described: PersonTable
  rows: Row[]
}

/** Every row that is about a person, with the columns that they may have and the one by which it was found. */
export async function* dataOf(userId: number): AsyncGenerator<PersonPart> {
  const ids: Record<Owner, readonly number[]> = {
    users: [userId],
    attempts: await idsOf('attempts', userId),
    payments: await idsOf('payments', userId),
    late_submissions: await idsOf('late_submissions', userId),
  }
  for (const [table, described] of Object.entries(PERSON_TABLES)) {
    const [column, owner] = described.by
    const rows: Row[] = []
    for (const some of inParts(ids[owner])) {
      const found = (await db
        .from(table)
        .whereIn(column, some)
        .select(...new Set([column, ...Object.keys(described.columns)]))
        .orderBy(Object.keys(described.columns)[0] ?? column)) as Row[]
      rows.push(...found)
    }
    yield { table, described, rows }
  }
}

async function idsOf(table: Exclude<Owner, 'users'>, userId: number): Promise<number[]> {
  const rows = (await db.from(table).where('user_id', userId).orderBy('id').select('id')) as {
    id: number
  }[]
  return rows.map(({ id }) => id)
}

/** The names of what a person's rows refer to, by table and id. */
export async function namesFor(
  table: 'packages' | 'classes' | 'exam_events' | 'labs',
  ids: ReadonlySet<number>
): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (const some of inParts([...ids])) {
    const rows = (await db.from(table).whereIn('id', some).select('id', 'name')) as {
      id: number
      name: string
    }[]
    for (const { id, name } of rows) names.set(id, name)
  }
  return names
}

/** The pictures of a person: their photo, and proofs of what they paid and got back. */
export async function picturesOf(
  userId: number,
  client: QueryClientContract = db.connection()
): Promise<{ folder: 'profile' | 'bukti'; stored: string; name: string }[]> {
  const user = (await client.from('users').where('id', userId).select('profile_pic').first()) as {
    profile_pic: string | null
  } | null
  const payments = (await client
    .from('payments')
    .where('user_id', userId)
    .orderBy('id')
    .select('id', 'proof')) as { id: number; proof: string | null }[]
  const refunds: { id: number; proof: string | null }[] = []
  for (const some of inParts(payments.map(({ id }) => id))) {
    refunds.push(
      ...((await client.from('refunds').whereIn('payment_id', some).select('id', 'proof')) as {
        id: number
        proof: string | null
      }[])
    )
  }
  const extension = (stored: string) => stored.slice(stored.lastIndexOf('.'))
  const proofs = (rows: typeof payments, called: string) =>
    rows.flatMap(({ id, proof }) =>
      proof === null
        ? []
        : [{ folder: 'bukti' as const, stored: proof, name: `${called}-${id}${extension(proof)}` }]
    )
  const photo = user?.profile_pic
  return [
    ...(photo
      ? [{ folder: 'profile' as const, stored: photo, name: `foto${extension(photo)}` }]
      : []),
    ...proofs(payments, 'bukti-pembayaran'),
    ...proofs(refunds, 'bukti-pengembalian'),
  ]
}
