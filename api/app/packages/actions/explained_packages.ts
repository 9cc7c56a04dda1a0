import Package from '#app/packages/models/package'

/** Which of these packages show their explanations to learners, now or from a date on; archived ones too. */
export async function explainedPackages(packageIds: readonly number[]): Promise<Set<number>> {
  const packages = await Package.query()
    .whereIn('id', [...new Set(packageIds)])
    .whereIn('explanationMode', ['setelah_ujian', 'tanggal'])
    .select('id')
  return new Set(packages.map(({ id }) => id))
}
