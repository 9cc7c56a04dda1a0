import { setImmediate } from 'node:timers/promises'
import { Owners, type OwnedRow } from '#app/listing/search/owners'
import { withRawRows } from '#app/platform/database/raw_rows'
import { UNSETTLED } from '#app/listing/pages/row_counts'

/** Rows read at once: more would delay learners' saves. */
const BATCH = 10_000

interface ReadRow extends OwnedRow {
  created_at: number | string
}

/**
 * Caches the owner and package of each row of some tables, so that searches need not scan the rows. The tables belong to
 * rooms above, which name them. Their rows are never removed, and change their user when accounts are merged only.
 */
export class OwnedRows {
  readonly #tables = new Map<string, CachedTable>()

  /** The owners of all rows that the table has now, by whichever process they were added. */
  of(table: string): Promise<Owners> {
    const cached = this.#tables.get(table) ?? new CachedTable(table)
    this.#tables.set(table, cached)
    return cached.read()
  }
}

/** The cache of one table: of a long one only the rows added since the last time are read. */
class CachedTable {
  #owners = new Owners()
  /** How many of the rows are never read again. */
  #settled = 0
  #lastSettled: ReadRow | null = null
  /** How many accounts had been merged when the rows were read. */
  #merges = 0
  #reading: Promise<unknown> = Promise.resolve()

  constructor(private readonly table: string) {}

  /** One at a time, because the next has less to read. */
  read(): Promise<Owners> {
    const owners = this.#reading.then(() => this.#catchUp())
    // A failure is thrown to its caller only; the next call reads again.
    this.#reading = owners.catch(() => undefined)
    return owners
  }

  async #catchUp(): Promise<Owners> {
    // A merged account's rows belong to another user since.
    const merges = await countMerges()
    if (merges !== this.#merges) this.#forget()
    this.#merges = merges
    for (;;) {
      const rows = await this.#readOn()
      if (!this.#goOn(rows)) this.#forget()
      else if (rows.length < BATCH) return this.#owners
      await setImmediate()
    }
  }

  /** The last row that is settled, and those after it. */
  #readOn(): Promise<ReadRow[]> {
    return withRawRows((raw) =>
      raw.all<ReadRow>(
        `SELECT id, user_id, package_name, created_at FROM ${this.table}
         WHERE id >= ? ORDER BY id LIMIT ${BATCH}`,
        this.#lastSettled?.id ?? 0
      )
    )
  }

  /** @returns false when the table isn't the one that was read before: it was emptied, or comes from a backup */
  #goOn(rows: readonly ReadRow[]): boolean {
    const last = this.#lastSettled
    if (last && !isSame(last, rows[0])) return false
    const settledUpTo = (rows.at(-1)?.id ?? 0) - UNSETTLED
    this.#owners.cutTo(this.#settled)
    for (const row of last ? rows.slice(1) : rows) {
      this.#owners.add(row)
      if (row.id > settledUpTo) continue
      this.#settled++
      this.#lastSettled = row
    }
    return true
  }

  /** Running searches keep the data they have. */
  #forget(): void {
    this.#owners = new Owners()
    this.#settled = 0
    this.#lastSettled = null
  }
}

async function countMerges(): Promise<number> {
  const [row] = await withRawRows((raw) =>
    raw.all<{ merges: number | string | null }>('SELECT MAX(id) AS merges FROM merged_people')
  )
  return Number(row?.merges ?? 0)
}

function isSame(row: ReadRow, other: ReadRow | undefined): boolean {
  return (
    row.id === other?.id &&
    row.user_id === other.user_id &&
    row.package_name === other.package_name &&
    String(row.created_at) === String(other.created_at)
  )
}
