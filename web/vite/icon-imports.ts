import { join } from 'node:path'

/** Names every icon there is: that a module imports it says nothing about which of them it uses. */
const INDEX = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/
const RE_EXPORT = /export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g

/** Whether a module is the index of all icons. */
export function isIconIndex(id: string): boolean {
  return INDEX.test(id)
}

/** The module of each icon, by the names that the index `id` gives it. */
export function iconModules(id: string, code: string): Map<string, string> {
  const folder = join(id, '..')
  return new Map(
    [...code.matchAll(RE_EXPORT)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), join(folder, file)])
    )
  )
}

/** The icons' modules that a module's code imports by way of the index. */
export function iconsUsed(code: string, modules: ReadonlyMap<string, string>): string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => modules.get(name.split(' as ')[0]?.trim() ?? '') ?? [])
  )
}
