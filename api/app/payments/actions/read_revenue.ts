import db from '@adonisjs/lucid/services/db'
import { countedOnly } from '#app/accounts/rows/counted_learners'
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
 * confirmation, refunds on their own day. Staff and the learners of a rehearsal count nowhere.
 */
export async function readRevenue(span?: Span): Promise<Revenue> {
  const within = (query: DatabaseQueryBuilderContract, column: string) =>
    span ? query.where(column, '>=', span.from).where(column, '<', span.until) : query
  const row = (await db
    .query()
    .select(
      within(countedPayments(), 'payments.paid_at').sum('payments.amount').as('payments'),
      within(db.from('class_payments').where('status', 'confirmed'), 'decided_at')
        .sum('amount')
        .as('class_payments'),
      within(countedRefunds(), 'refunds.refunded_at').sum('refunds.amount').as('refunds')
    )
    .first()) as Record<'payments' | 'class_payments' | 'refunds', number | string | null>
  // Without a row a sum is null.
  const gross = Number(row.payments ?? 0) + Number(row.class_payments ?? 0)
  const refunds = Number(row.refunds ?? 0)
  return { gross, refunds, net: gross - refunds }
}

/** Confirmed payments of learners who count. */
export function countedPayments(): DatabaseQueryBuilderContract {
  return countedOnly(db.from('payments').join('users', 'users.id', 'payments.user_id')).where(
    'payments.status',
    'confirmed'
  )
}

/** What was paid back to classes, and to learners who count. */
export function countedRefunds(): DatabaseQueryBuilderContract {
  return db
    .from('refunds')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('users', 'users.id', 'payments.user_id')
    .where((refund) => refund.whereNull('refunds.payment_id').orWhere((of) => void countedOnly(of)))
}
