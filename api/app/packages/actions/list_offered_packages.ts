import Package from '#app/packages/models/package'

/** The packages that learners are shown, oldest first; archived ones are left out. */
export async function listOfferedPackages(): Promise<Package[]> {
  return Package.query().whereNull('archivedAt').orderBy('id', 'asc')
}
