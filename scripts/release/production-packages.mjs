import { posix } from 'node:path'

/**
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, link?: boolean, resolved?: string }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile of version 3
 */

/**
 * Finds what a workspace needs when it runs. Peers don't count: what npm installs only for those (compilers, test
 * runners, browsers' drivers) serves development.
 * @param {LockFile} lock
 * @param {string} workspace its folder
 * @returns {string[]} folders below the repository's root, sorted, packages of other platforms among them
 * @throws {Error} when the lock file lacks something that isn't optional
 */
export function productionPackages(lock, workspace) {
  /** @type {Set<string>} */
  const found = new Set()
  const open = [workspace]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(lock, folder, name)
      if (place === undefined && !(name in optionalDependencies))
        throw new Error(`package-lock.json has no ${name}, which ${folder} needs`)
      if (place === undefined || found.has(place)) continue
      found.add(place)
      const { link, resolved } = lock.packages[place] ?? {}
      open.push(link && resolved !== undefined ? resolved : place)
    }
  }
  // Workspaces of the repository are links; what they need was found through them.
  return [...found].filter((place) => !lock.packages[place]?.link).sort()
}

/**
 * Looks a name up as Node does: in the folder's own node_modules, then in those of the folders above it.
 * @param {LockFile} lock
 * @param {string} folder
 * @param {string} name
 */
function placeOf(lock, folder, name) {
  for (let above = folder; ; above = posix.dirname(above)) {
    const place = posix.join(above, 'node_modules', name)
    if (place in lock.packages) return place
    if (above === '.') return undefined
  }
}
