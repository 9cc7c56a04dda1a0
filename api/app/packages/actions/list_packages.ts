import db from '@adonisjs/lucid/services/db'
import Package from '#app/packages/models/package'

export interface CountedPackage {
  pkg: Package
  questions: number
}

/** Every package that isn't archived, oldest first, with the number of its questions. */
export async function listCountedPackages(): Promise<CountedPackage[]> {
  const packages = await Package.query().whereNull('archivedAt').orderBy('id', 'asc')
  const counts = (await db
    .from('questions')
    .groupBy('package_id')
    .select('package_id')
    .count('* as total')) as { package_id: number; total: number | string }[]
  const totals = new Map(counts.map(({ package_id, total }) => [package_id, Number(total)]))
  return packages.map((pkg) => ({ pkg, questions: totals.get(pkg.id) ?? 0 }))
}
