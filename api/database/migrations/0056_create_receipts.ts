import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Rows of one statement. */
const AT_ONCE = 500

/** Jakarta, without daylight saving time. */
const OFFSET_MS = 7 * 60 * 60 * 1000

interface Confirmed {
  payment_id: number | null
  class_payment_id: number | null
  payer: string
  amount: number
  decided_at: number | string
}

/**
 * Receipts of confirmed payments, numbered within each year without gaps from the year's counter. Payments that were
 * confirmed before get theirs in the order of their confirmations.
 */
export default class extends BaseSchema {
  override async up() {
    // MariaDB keeps what a migration made before it was killed.
    if (!(await this.schema.hasTable('receipt_counters'))) {
      this.schema.createTable('receipt_counters', (table) => {
        table.integer('year').unsigned().notNullable().primary()
        table.integer('last').unsigned().notNullable()
      })
    }
    if (!(await this.schema.hasTable('receipts'))) {
      this.schema.createTable('receipts', (table) => {
        table.increments('id')
        table.integer('year').unsigned().notNullable()
        table.integer('sequence').unsigned().notNullable()
        // One of the two.
        table.integer('payment_id').unsigned().nullable().references('payments.id')
        table.integer('class_payment_id').unsigned().nullable().references('class_payments.id')
        table.string('payer', 120).notNullable()
        table.integer('amount').unsigned().notNullable()
        table.bigInteger('issued_at').notNullable()
        // Set when the confirmation was undone; the number stays used.
        table.bigInteger('cancelled_at').nullable()
        table.string('cancellation_reason', 500).nullable()
        table.unique(['year', 'sequence'])
      })
    }
    this.defer(giveEarlierReceipts)
  }

  override async down() {
    this.schema.dropTable('receipts')
    this.schema.dropTable('receipt_counters')
  }
}

async function giveEarlierReceipts(db: QueryClientContract): Promise<void> {
  // No server has issued one yet: these are of a migration that was killed.
  await db.from('receipts').delete()
  await db.from('receipt_counters').delete()
  const confirmed = [...(await ofLearners(db)), ...(await ofClasses(db))].toSorted(
    (one, other) => Number(one.decided_at) - Number(other.decided_at)
  )
  const last = new Map<number, number>()
  const receipts = confirmed.map(({ decided_at: decidedAt, ...receipt }) => {
    const year = new Date(Number(decidedAt) + OFFSET_MS).getUTCFullYear()
    const sequence = (last.get(year) ?? 0) + 1
    last.set(year, sequence)
    return { ...receipt, year, sequence, issued_at: Number(decidedAt) }
  })
  for (let at = 0; at < receipts.length; at += AT_ONCE) {
    await db.table('receipts').multiInsert(receipts.slice(at, at + AT_ONCE))
  }
  for (const [year, number] of last) {
    await db.table('receipt_counters').insert({ year, last: number })
  }
}

function ofLearners(db: QueryClientContract): Promise<Confirmed[]> {
  return db
    .from('payments')
    .where('status', 'confirmed')
    .where('amount', '>', 0)
    .whereNotNull('decided_at')
    .orderBy('id')
    .select('id as payment_id', 'current_name as payer', 'amount', 'decided_at')
    .select(db.raw('null as class_payment_id'))
}

function ofClasses(db: QueryClientContract): Promise<Confirmed[]> {
  return db
    .from('class_payments')
    .where('status', 'confirmed')
    .where('amount', '>', 0)
    .whereNotNull('decided_at')
    .orderBy('id')
    .select('id as class_payment_id', 'class_name as payer', 'amount', 'decided_at')
    .select(db.raw('null as payment_id'))
}
