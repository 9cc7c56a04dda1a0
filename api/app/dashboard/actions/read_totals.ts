import db from '@adonisjs/lucid/services/db'

export interface Totals {
  users: number
  /** Finished attempts. */
  simulations: number
  /** Rupiah of all confirmed payments, those of classes too. */
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

/** The dashboard's four figures, in one query. */
export async function readTotals(): Promise<Totals> {
  const row = (await db
    .query()
    .select(
      db.from('users').count('*').as('users'),
      db.from('results').count('*').as('simulations'),
      ...PAID.flatMap((table) => [
        db.from(table).where('status', 'confirmed').sum('amount').as(`${table}_revenue`),
        db.from(table).where('status', 'pending').count('*').as(`${table}_pending`),
      ])
    )
    .first()) as Record<string, number | string | null>
  // Without a payment a sum is null.
  const sumOf = (figure: string) =>
    PAID.reduce((sum, table) => sum + Number(row[`${table}_${figure}`] ?? 0), 0)
  return {
    users: Number(row.users),
    simulations: Number(row.simulations),
    revenue: sumOf('revenue'),
    pendingPayments: sumOf('pending'),
    pendingClassPayments: Number(row.class_payments_pending),
  }
}

/** The packages granted to most learners, archived ones too. */
export async function readTopPackages(): Promise<RankedPackage[]> {
  const rows = (await db
    .from('entitlements')
    .join('packages', 'packages.id', 'entitlements.package_id')
    .whereNull('entitlements.revoked_at')
    .groupBy('packages.id', 'packages.name')
    .select('packages.id', 'packages.name')
    .countDistinct('entitlements.user_id as learners')
    .orderBy('learners', 'desc')
    .orderBy('packages.id', 'asc')
    .limit(TOP)) as { id: number; name: string; learners: number | string }[]
  return rows.map((row) => ({ ...row, learners: Number(row.learners) }))
}
