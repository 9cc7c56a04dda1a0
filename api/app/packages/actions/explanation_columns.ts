import type Package from '#app/packages/models/package'
import type { NewPackage } from '#app/packages/validators'

/**
 * The columns that say when learners may read a package's explanations, from a form; none when the form doesn't say.
 * The time is kept with the mode `tanggal` only.
 */
export function explanationColumns({
  pembahasan: mode,
  pembahasan_mulai: from,
}: Pick<NewPackage, 'pembahasan' | 'pembahasan_mulai'>): Partial<
  Pick<Package, 'explanationMode' | 'explanationsFrom'>
> {
  if (mode === undefined) return {}
  return {
    explanationMode: mode,
    explanationsFrom: mode === 'tanggal' && from ? Date.parse(from) : null,
  }
}
