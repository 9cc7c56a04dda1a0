import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** A package of a bundle, in the order of its id. */
export interface BundledPackage {
  id: number
  name: string
  /** Rupiah of it alone. */
  price: number
  /** Whether learners can get it now. */
  isOnSale: boolean
}

/** The packages of bundles, by the bundle's id. */
export async function bundleContents(
  client: QueryClientContract,
  bundleIds: readonly number[]
): Promise<Map<number, BundledPackage[]>> {
  const rows = (await client
    .from('bundle_packages')
    .join('packages', 'packages.id', 'bundle_packages.package_id')
    .whereIn('bundle_packages.bundle_id', [...bundleIds])
    .orderBy('packages.id')
    .select(
      'bundle_packages.bundle_id',
      'packages.id',
      'packages.name',
      'packages.price',
      'packages.status',
      'packages.archived_at'
    )) as (Omit<BundledPackage, 'isOnSale'> & {
    bundle_id: number
    status: string
    archived_at: number | string | null
  })[]
  const contents = new Map<number, BundledPackage[]>()
  for (const { bundle_id: bundleId, status, archived_at: archivedAt, ...one } of rows) {
    const packages = contents.get(bundleId) ?? []
    packages.push({ ...one, isOnSale: status === 'siap' && archivedAt === null })
    contents.set(bundleId, packages)
  }
  return contents
}

/** The packages that a payment gives, ascending: its own, or all of its bundle. */
export async function packagesOfPayment(
  client: QueryClientContract,
  { packageId, bundleId }: { packageId: number; bundleId: number | null }
): Promise<number[]> {
  if (bundleId === null) return [packageId]
  const rows = (await client
    .from('bundle_packages')
    .where('bundle_id', bundleId)
    .orderBy('package_id')
    .select('package_id')) as { package_id: number }[]
  return rows.map((row) => row.package_id)
}

/** Narrows payments to those that give one of these packages, alone or in a bundle. */
export function giveOneOf(
  query: DatabaseQueryBuilderContract,
  packageIds: readonly number[]
): void {
  void query.where((any) => {
    void any
      .whereIn('payments.package_id', [...packageIds])
      .orWhereIn('payments.bundle_id', (of) => {
        void of
          .from('bundle_packages')
          .whereIn('bundle_packages.package_id', [...packageIds])
          .select('bundle_packages.bundle_id')
      })
  })
}
