import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { IdentityChange, IdentityKind } from '#app/accounts/domain/identity_changes'

const TABLE = 'former_identities'

/** What a person was called, or had, before; the latest first, each once. */
export type FormerIdentities = Record<IdentityKind, string[]>

/** Keeps what is replaced now, so that a search still finds the person by it. */
export async function keepFormer(
  trx: TransactionClientContract,
  userId: number,
  changes: readonly IdentityChange[],
  now: number
): Promise<void> {
  const rows = changes.flatMap(({ kind, before: value }) =>
    value === null ? [] : [{ user_id: userId, kind, value, replaced_at: now }]
  )
  if (rows.length > 0) await trx.table(TABLE).multiInsert(rows)
}

export async function formerIdentitiesOf(userId: number): Promise<FormerIdentities> {
  const rows = (await db
    .from(TABLE)
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .select('kind', 'value')) as { kind: IdentityKind; value: string }[]
  const of = (kind: IdentityKind) => [
    ...new Set(rows.filter((row) => row.kind === kind).map(({ value }) => value)),
  ]
  return { name: of('name'), nohp: of('nohp'), email: of('email') }
}
