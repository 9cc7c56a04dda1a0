import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Rupiah of learners' and classes' payments together. */
export interface Revenue {
  /** What was paid. */
  gross: number
  /** What was paid back. */
  refunds: number
  /** The difference; below zero when more was paid back than paid in the time. */
  net: number
}

/** From an instant on, up to and without another; epoch milliseconds. */
export interface Span {
  from: number
  until: number
}

/**
 * The academy's revenue, of all time or of a span: payments count on the day that was entered or the moment of their
 * confirmation, refunds on their own day.
 */
export async function readRevenue(span?: Span): Promise<Revenue> {
  const within = (query: DatabaseQueryBuilderContract, column: string) =>
    span ? query.where(column, '>=', span.from).where(column, '<', span.until) : query
  const confirmed = (table: string, column: string) =>
    within(db.from(table).where('status', 'confirmed'), column).sum('amount')
  const row = (await db
    .query()
    .select(
      confirmed('payments', 'paid_at').as('payments'),
      confirmed('class_payments', 'decided_at').as('class_payments'),
      within(db.from('refunds'), 'refunded_at').sum('amount').as('refunds')
    )
    .first()) as Record<'payments' | 'class_payments' | 'refunds', number | string | null>
  // Without a row a sum is null.
  const gross = Number(row.payments ?? 0) + Number(row.class_payments ?? 0)
  const refunds = Number(row.refunds ?? 0)
  return { gross, refunds, net: gross - refunds }
}
