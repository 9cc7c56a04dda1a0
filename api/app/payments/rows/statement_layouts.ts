import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { layoutOf } from '#app/payments/domain/statement/columns'
import type { StatementColumns } from '#contracts/statements'

/** The columns that were chosen for statements with these headings; null when nobody has yet. */
export async function readLayout(headings: readonly string[]): Promise<StatementColumns | null> {
  const row = (await db
    .from('statement_layouts')
    .where('print', printOf(headings))
    .select('columns')
    .first()) as { columns: string } | null
  return row && (JSON.parse(row.columns) as StatementColumns)
}

/** Remembers the columns for the next statement with these headings. */
export async function keepLayout(
  trx: TransactionClientContract,
  headings: readonly string[],
  columns: StatementColumns,
  chosen: { by: number; at: number }
): Promise<void> {
  const values = { columns: JSON.stringify(columns), chosen_by: chosen.by, chosen_at: chosen.at }
  const print = printOf(headings)
  const changed = await trx.from('statement_layouts').where('print', print).update(values)
  if (Number(changed) === 0) await trx.table('statement_layouts').insert({ print, ...values })
}

function printOf(headings: readonly string[]): string {
  return createHash('sha256').update(layoutOf(headings)).digest('hex')
}
