import db from '@adonisjs/lucid/services/db'
import { readListeningTimes } from '#app/packages/actions/listening_times'
import Package from '#app/packages/models/package'
import type { ListeningTime } from '#contracts/listening'
import type { PackageLevel, PackageStatus } from '#contracts/packages'

export interface CountedPackage {
  pkg: Package
  questions: number
  listening: ListeningTime
}

/** Every package that isn't archived, or every one that is, oldest first, with the number of its questions. */
export async function listCountedPackages({ archived = false } = {}): Promise<CountedPackage[]> {
  const query = Package.query().orderBy('id', 'asc')
  const packages = await (archived
    ? query.whereNotNull('archivedAt')
    : query.whereNull('archivedAt'))
  const counts = (await db
    .from('questions')
    .groupBy('package_id')
    .select('package_id')
    .count('* as total')) as { package_id: number; total: number | string }[]
  const totals = new Map(counts.map(({ package_id, total }) => [package_id, Number(total)]))
  const times = await readListeningTimes(packages)
  return packages.map((pkg) => ({
    pkg,
    questions: totals.get(pkg.id) ?? 0,
    listening: times.get(pkg.id) ?? { seconds: 0, fits: true },
  }))
}

/** The packages that learners see, oldest first; archived ones and drafts are left out. */
export async function listVisiblePackages(): Promise<Package[]> {
  return Package.query()
    .whereNull('archivedAt')
    .whereNot('status', 'konsep' satisfies PackageStatus)
    .orderBy('id', 'asc')
}

/** The lowest price in rupiah of the packages on sale, by level; a level without one is left out. */
export async function lowestPrices(): Promise<Map<PackageLevel, number>> {
  const rows = (await db
    .from('packages')
    .whereNull('archived_at')
    .where('status', 'siap')
    .groupBy('level')
    .select('level')
    .min('price as lowest')) as { level: PackageLevel; lowest: number }[]
  return new Map(rows.map(({ level, lowest }) => [level, lowest]))
}
