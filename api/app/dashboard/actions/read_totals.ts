import db from '@adonisjs/lucid/services/db'

export interface Totals {
  users: number
  /** Finished attempts. */
  simulations: number
  /** Rupiah of all confirmed payments. */
  revenue: number
  pendingPayments: number
}

export interface RankedPackage {
  id: number
  name: string
  /** Learners who were granted it, each counted once. */
  learners: number
}

const TOP = 5

/** The dashboard's four figures, in one query. */
export async function readTotals(): Promise<Totals> {
  const row = (await db
    .query()
    .select(
      db.from('users').count('*').as('users'),
      db.from('results').count('*').as('simulations'),
      db.from('payments').where('status', 'confirmed').sum('amount').as('revenue'),
      db.from('payments').where('status', 'pending').count('*').as('pending')
    )
    .first()) as Record<'users' | 'simulations' | 'revenue' | 'pending', number | string | null>
  return {
    users: Number(row.users),
    simulations: Number(row.simulations),
    // Without a payment the sum is null.
    revenue: Number(row.revenue ?? 0),
    pendingPayments: Number(row.pending),
  }
}

/** The packages that most learners were granted, archived ones too. */
export async function readTopPackages(): Promise<RankedPackage[]> {
  const rows = (await db
    .from('entitlements')
    .join('packages', 'packages.id', 'entitlements.package_id')
    .groupBy('packages.id', 'packages.name')
    .select('packages.id', 'packages.name')
    .countDistinct('entitlements.user_id as learners')
    .orderBy('learners', 'desc')
    .orderBy('packages.id', 'asc')
    .limit(TOP)) as { id: number; name: string; learners: number | string }[]
  return rows.map((row) => ({ ...row, learners: Number(row.learners) }))
}
