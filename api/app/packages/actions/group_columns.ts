import type Package from '#app/packages/models/package'
import type { NewPackage } from '#app/packages/validators'
import { InvalidInput } from '#app/platform/errors/failures'
import { groupsProblem, groupsToStore } from '#contracts/listening_groups'

/**
 * The column that says which listening questions share a recording, from a form; none when the form doesn't say.
 * @throws InvalidInput when the groups overlap, or have a size or place that none may have
 */
export function groupColumns({
  kelompok,
}: Pick<NewPackage, 'kelompok'>): Partial<Pick<Package, 'listeningGroups'>> {
  if (kelompok === undefined) return {}
  const groups = kelompok
    .map(({ dari, sampai }) => ({ first: dari, last: sampai }))
    .toSorted((a, b) => a.first - b.first)
  const msg = groupsProblem(groups)
  if (msg !== null) throw new InvalidInput(msg, [{ field: 'kelompok', msg }])
  return { listeningGroups: groupsToStore(groups) }
}
