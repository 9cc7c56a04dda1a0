import db from '@adonisjs/lucid/services/db'
import { countedOnly } from '#app/accounts/rows/counted_learners'
import { whereNotBegun } from '#app/payments/rows/not_begun'
import type { Span } from '#app/reports/rows/money'

/** Access that nobody paid for. */
export interface FreeGrant {
  id: number
  name: string
  packageName: string
  /** Why, in the words of whoever gave it; a class's may have none. */
  reason: string | null
  className: string | null
  givenBy: string | null
  /** Epoch milliseconds. */
  grantedAt: number
}

/** Access given without a payment in a time, to single learners and classes, and not taken back. The newest last. */
export async function freeGrantsBetween({ from, until }: Span): Promise<FreeGrant[]> {
  const rows = (await countedOnly(
    db
      .from('entitlements')
      .join('users', 'users.id', 'entitlements.user_id')
      .join('packages', 'packages.id', 'entitlements.package_id')
      .leftJoin('classes', 'classes.id', 'entitlements.class_id')
      .leftJoin('users as givers', 'givers.id', 'entitlements.granted_by')
  )
    .whereNull('entitlements.payment_id')
    .whereNull('entitlements.class_payment_id')
    .whereNull('entitlements.revoked_at')
    .where('entitlements.granted_at', '>=', from)
    .where('entitlements.granted_at', '<', until)
    .orderBy('entitlements.granted_at')
    .orderBy('entitlements.id')
    .select(
      'entitlements.id',
      'users.name',
      'packages.name as packageName',
      'entitlements.reason',
      'classes.name as className',
      'givers.name as givenBy',
      'entitlements.granted_at as grantedAt'
    )) as FreeGrant[]
  return rows.map((row) => ({ ...row, grantedAt: Number(row.grantedAt) }))
}

/** A class's payment that waits. */
export interface UnpaidClass {
  id: number
  classId: number
  className: string
  packageName: string
  learners: number
  /** Rupiah. */
  amount: number
  hasProof: boolean
  /** Epoch milliseconds. */
  createdAt: number
}

/** The payments of classes that wait now, whether a proof is there or not; the oldest first. */
export async function unpaidClasses(): Promise<UnpaidClass[]> {
  const rows = (await db
    .from('class_payments')
    .where('status', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .select(
      'id',
      'class_id as classId',
      'class_name as className',
      'package_name as packageName',
      'learners',
      'amount',
      'proof',
      'created_at as createdAt'
    )) as (Omit<UnpaidClass, 'hasProof'> & { proof: string | null })[]
  return rows.map(({ proof, ...row }) => ({
    ...row,
    createdAt: Number(row.createdAt),
    hasProof: proof !== null,
  }))
}

/** A learner who paid and hasn't begun. */
export interface PaidNotBegun {
  id: number
  name: string
  nohp: string
  packageName: string
  /** Rupiah. */
  amount: number
  /** Epoch milliseconds. */
  paidAt: number
}

/** Confirmed payments none of whose access was used until now, by when they were paid; the oldest first. */
export async function paidNotBegun({ from, until }: Span): Promise<PaidNotBegun[]> {
  const rows = (await whereNotBegun(
    countedOnly(db.from('payments').join('users', 'users.id', 'payments.user_id'))
  )
    .where('payments.paid_at', '>=', from)
    .where('payments.paid_at', '<', until)
    .orderBy('payments.paid_at')
    .orderBy('payments.id')
    .select(
      'payments.id',
      'users.name',
      'users.nohp',
      'payments.package_name as packageName',
      'payments.amount',
      'payments.paid_at as paidAt'
    )) as PaidNotBegun[]
  return rows.map((row) => ({ ...row, paidAt: Number(row.paidAt) }))
}
