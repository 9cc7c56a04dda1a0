import { PACKAGE_NAME_MAX_LENGTH } from '#contracts/packages'

/**
 * What a copy of a package is called: 'Paket A (salinan)', then 'Paket A (salinan 2)' and so on. A copy of a copy is
 * numbered on, and a long name is cut so that it fits.
 *
 * @param names of all packages
 */
export function copyName(original: string, names: readonly string[]): string {
  const base = original.replace(/ \(salinan(?: \d+)?\)$/, '')
  const taken = new Set(names.map((name) => name.toLowerCase()))
  for (let number = 1; ; number++) {
    const ending = number === 1 ? ' (salinan)' : ` (salinan ${number})`
    const name = base.slice(0, PACKAGE_NAME_MAX_LENGTH - ending.length).trimEnd() + ending
    if (!taken.has(name.toLowerCase())) return name
  }
}
