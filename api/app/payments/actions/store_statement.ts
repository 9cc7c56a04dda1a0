import { createHash } from 'node:crypto'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { guessColumns, headOf, type StatementHead } from '#app/payments/domain/statement/columns'
import { readLines, type ReadLine, type ReadStatement } from '#app/payments/domain/statement/lines'
import { keepLayout, readLayout } from '#app/payments/rows/statement_layouts'
import { inParts, insertInParts } from '#app/platform/database/in_parts'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { InvalidInput } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import type { StatementColumns } from '#contracts/statements'

export interface StatementFile {
  name: string
  /** SHA-256 of its content, hexadecimal. */
  digest: string
  /** Texts of its cells by row and column. */
  rows: string[][]
}

/** A question about the columns of a statement, which nobody has answered yet. */
export interface ColumnQuestion {
  headings: string[]
  /** The first rows below them. */
  samples: string[][]
  guess: Record<keyof StatementColumns, number | null>
}

export interface StoredStatement {
  id: number
  /** Lines that were stored with it, and that an earlier statement had already. */
  added: number
  known: number
}

const SAMPLES = 3
const NAME_MAX_LENGTH = 120

/**
 * Stores the money that arrived according to a statement. The same file again, or lines that an earlier one had, change
 * nothing.
 * @param chosen which column is what; by default as for the last statement with these headings
 * @throws InvalidInput when it has no headings, or the chosen columns give no line
 */
export async function storeStatement(
  admin: User,
  file: StatementFile,
  chosen: StatementColumns | null
): Promise<{ stored: StoredStatement } | { question: ColumnQuestion }> {
  const head = headOf(file.rows)
  if (!head) throw refused('Baris judul kolom tidak ditemukan di berkas ini.', 'berkas')
  const columns = chosen ?? (await readLayout(head.headings))
  const now = clock.now()
  const read = columns && readLines(file.rows, head.row + 1, columns, now)
  if (!columns || !read || (read.lines.length === 0 && !chosen)) {
    return { question: questionOf(file, head) }
  }
  if (read.lines.length === 0) {
    throw refused('Tidak ada uang masuk yang terbaca dengan kolom ini.', 'jumlah')
  }
  const work = { file, read, headings: chosen ? head.headings : null, columns, now }
  try {
    return { stored: await store(admin, work) }
  } catch (error) {
    // Somebody uploaded it at the same time.
    if (isUniqueViolation(error)) return { stored: await store(admin, work) }
    throw error
  }
}

interface Work {
  file: StatementFile
  read: ReadStatement
  columns: StatementColumns
  /** Whose columns are to be remembered; null when they were already. */
  headings: string[] | null
  now: number
}

async function store(
  admin: User,
  { file, read, columns, headings, now }: Work
): Promise<StoredStatement> {
  return inTransaction(async (trx) => {
    if (headings) await keepLayout(trx, headings, columns, { by: admin.id, at: now })
    const prints = new Map(read.lines.map((line) => [printOf(line), line]))
    const known = new Map<string, number>()
    for (const some of inParts([...prints.keys()])) {
      const rows = (await trx
        .from('statement_lines')
        .whereIn('print', some)
        .select('print', 'statement_id')) as { print: string; statement_id: number }[]
      for (const row of rows) known.set(row.print, row.statement_id)
    }
    const fresh = [...prints].filter(([print]) => !known.has(print))
    const [earlier] = known.values()
    if (fresh.length === 0 && earlier !== undefined) {
      return { id: earlier, added: 0, known: known.size }
    }
    const name = file.name.slice(0, NAME_MAX_LENGTH)
    const [id = 0] = (await trx.table('statements').insert({
      name,
      digest: file.digest,
      money_out: read.out,
      unreadable: read.unreadable,
      known_before: known.size,
      uploaded_by: admin.id,
      created_at: now,
    })) as number[]
    await insertInParts(
      trx,
      'statement_lines',
      fresh.map(([print, line]) => ({
        statement_id: id,
        row: line.row,
        at: line.at,
        has_time: line.hasTime ? 1 : 0,
        amount: line.amount,
        text: line.text,
        print,
      }))
    )
    await recordAudit(trx, {
      actor: admin,
      action: 'statement.uploaded',
      subject: { type: 'statement', id },
      details: { name, lines: fresh.length, known: known.size },
    })
    return { id, added: fresh.length, known: known.size }
  })
}

/** By what a line is the same in another file. */
function printOf({ at, hasTime, amount, text, copy }: ReadLine): string {
  return createHash('sha256')
    .update(JSON.stringify([at, hasTime, amount, text, copy]))
    .digest('hex')
}

function questionOf({ rows }: StatementFile, { row, headings }: StatementHead): ColumnQuestion {
  const below = rows.slice(row + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  return { headings, samples: below.slice(0, SAMPLES), guess: guessColumns(headings) }
}

function refused(msg: string, field: string): InvalidInput {
  return new InvalidInput(msg, [{ field, msg }])
}
