import db from '@adonisjs/lucid/services/db'
import { countedOnly } from '#app/accounts/rows/counted_learners'
import { readRevenue } from '#app/payments/actions/read_revenue'

/** Staff and the learners of a rehearsal count nowhere. */
export interface Totals {
  users: number
  /** Finished attempts. */
  simulations: number
  /** Rupiah of all confirmed payments, those of classes too, less what was paid back. */
  revenue: number
  /** Of learners and of classes. */
  pendingPayments: number
  /** Those of them that are of classes. */
  pendingClassPayments: number
}

export interface RankedPackage {
  id: number
  name: string
  /** Learners who were granted it, each counted once. */
  learners: number
}

const TOP = 5

/** The tables that hold payments: of learners and of classes. */
const PAID = ['payments', 'class_payments'] as const

/** The dashboard's four figures. */
export async function readTotals(): Promise<Totals> {
  const row = (await db
    .query()
    .select(
      countedOnly(db.from('users')).count('*').as('users'),
      countedOnly(db.from('results').join('users', 'users.id', 'results.user_id'))
        .count('*')
        .as('simulations'),
      ...PAID.map((table) =>
        db.from(table).where('status', 'pending').count('*').as(`${table}_pending`)
      )
    )
    .first()) as Record<string, number | string>
  const { net } = await readRevenue()
  return {
    users: Number(row.users),
    simulations: Number(row.simulations),
    revenue: net,
    pendingPayments: Number(row.payments_pending) + Number(row.class_payments_pending),
    pendingClassPayments: Number(row.class_payments_pending),
  }
}

/** The packages granted to most learners, archived ones too. */
export async function readTopPackages(): Promise<RankedPackage[]> {
  const rows = (await db
    .from('entitlements')
    .join('packages', 'packages.id', 'entitlements.package_id')
    .join('users', 'users.id', 'entitlements.user_id')
    .where((grant) => void countedOnly(grant))
    .whereNull('entitlements.revoked_at')
    .groupBy('packages.id', 'packages.name')
    .select('packages.id', 'packages.name')
    .countDistinct('entitlements.user_id as learners')
    .orderBy('learners', 'desc')
    .orderBy('packages.id', 'asc')
    .limit(TOP)) as { id: number; name: string; learners: number | string }[]
  return rows.map((row) => ({ ...row, learners: Number(row.learners) }))
}
