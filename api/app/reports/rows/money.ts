import db from '@adonisjs/lucid/services/db'
import { countedOnly } from '#app/accounts/rows/counted_learners'
import type { Movement } from '#app/reports/domain/money_report'
import type { PaymentWay } from '#contracts/payments'

/** From an instant on, up to and without another; epoch milliseconds. */
export interface Span {
  from: number
  until: number
}

interface MovementRow {
  package_id: number
  package_name: string
  bundle_id: number | null
  bundle_name: string | null
  way: PaymentWay
  promo_code: string | null
  count: number | string
  amount: number | string
  discount?: number | string
}

const GROUPS = [
  'payments.package_id',
  'packages.name',
  'payments.bundle_id',
  'bundles.name',
  'payments.way',
  'payments.promo_code',
] as const

/** Confirmed payments of learners, by the day they were paid or entered. Of a package its present name. */
export async function paidBetween({ from, until }: Span): Promise<Movement[]> {
  const rows = (await countedOnly(
    db
      .from('payments')
      .join('users', 'users.id', 'payments.user_id')
      .join('packages', 'packages.id', 'payments.package_id')
      .leftJoin('bundles', 'bundles.id', 'payments.bundle_id')
  )
    .where('payments.status', 'confirmed')
    .where('payments.paid_at', '>=', from)
    .where('payments.paid_at', '<', until)
    .groupBy(...GROUPS)
    .select('payments.package_id', 'packages.name as package_name', 'payments.way')
    .select('payments.bundle_id', 'bundles.name as bundle_name')
    .select('payments.promo_code')
    .count('* as count')
    .sum('payments.amount as amount')
    .sum('payments.discount as discount')) as MovementRow[]
  return rows.map(movement)
}

/** What was paid back to learners, by its own day. */
export async function refundedBetween({ from, until }: Span): Promise<Movement[]> {
  const rows = (await countedOnly(
    db
      .from('refunds')
      .join('payments', 'payments.id', 'refunds.payment_id')
      .join('users', 'users.id', 'payments.user_id')
      .join('packages', 'packages.id', 'payments.package_id')
      .leftJoin('bundles', 'bundles.id', 'payments.bundle_id')
  )
    .where('refunds.refunded_at', '>=', from)
    .where('refunds.refunded_at', '<', until)
    .groupBy(...GROUPS)
    .select('payments.package_id', 'packages.name as package_name', 'payments.way')
    .select('payments.bundle_id', 'bundles.name as bundle_name')
    .select('payments.promo_code')
    .count('* as count')
    .sum('refunds.amount as amount')) as MovementRow[]
  return rows.map(movement)
}

function movement(row: MovementRow): Movement {
  return {
    packageId: row.package_id,
    packageName: row.package_name,
    bundle: row.bundle_id === null ? null : { id: row.bundle_id, name: row.bundle_name ?? '' },
    way: row.way,
    count: Number(row.count),
    amount: Number(row.amount),
    promo: row.promo_code,
    discount: Number(row.discount ?? 0),
  }
}

interface Summed {
  count: number
  amount: number
}

/** Confirmed payments of classes, by the moment of their confirmation. */
export async function classesPaidBetween({ from, until }: Span): Promise<Summed> {
  return summed(
    await db
      .from('class_payments')
      .where('status', 'confirmed')
      .where('decided_at', '>=', from)
      .where('decided_at', '<', until)
      .count('* as count')
      .sum('amount as amount')
      .first()
  )
}

/** What was paid back to classes, by its own day. */
export async function classesRefundedBetween({ from, until }: Span): Promise<Summed> {
  return summed(
    await db
      .from('refunds')
      .whereNotNull('class_payment_id')
      .where('refunded_at', '>=', from)
      .where('refunded_at', '<', until)
      .count('* as count')
      .sum('amount as amount')
      .first()
  )
}

function summed(row: unknown): Summed {
  const { count, amount } = row as Record<keyof Summed, number | string | null>
  // Without a row a sum is null.
  return { count: Number(count ?? 0), amount: Number(amount ?? 0) }
}
