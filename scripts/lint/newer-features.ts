import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The oldest supported browsers: Chrome 109 and Firefox 115 are the last on Windows 7 and 8, which labs still have; iPhones
 * from 2015 have Safari 15.
 */
export const OLDEST = { chrome: 109, firefox: 115, safari: 15.4, safari_ios: 15.4 }

type Browsers = Partial<typeof OLDEST>

interface Support {
  version_added?: string | boolean | null
  flags?: unknown
  prefix?: string
  alternative_name?: string
}

interface Feature {
  __compat?: { support: Record<string, Support | Support[] | undefined> }
}

/** Features of MDN's data by their names, beside its own entries. */
type Group = Record<string, Record<string, Feature>>

/** A function or property, and the object or class that has it. */
export interface NewerFeature {
  owner: string
  name: string
  isStatic: boolean
}

/**
 * What JavaScript and the web have that at least one of these browsers lacks, from MDN's compatibility data. Of the web
 * only static functions: its other names are too common to be told from our own.
 */
export function newerFeatures(oldest: Browsers = OLDEST): NewerFeature[] {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  const { javascript, api } = JSON.parse(readFileSync(file, 'utf8')) as {
    javascript: { builtins: Group & { Intl: Group } }
    api: Group
  }
  const { builtins } = javascript
  const ofTheWeb = membersOf(api, oldest).filter(({ isStatic }) => isStatic)
  return [...membersOf(builtins, oldest), ...membersOf(builtins.Intl, oldest), ...ofTheWeb]
}

function membersOf(group: Group, oldest: Browsers): NewerFeature[] {
  return Object.entries(group).flatMap(([owner, members]) =>
    Object.entries(members)
      .filter(([name, feature]) => /^[a-z]\w*$/i.test(name) && isNewer(feature, oldest))
      .map(([name]) => ({
        owner,
        name: name.replace(/_static$/, ''),
        // Static members of JavaScript's own classes have no mark in the data.
        isStatic: name.endsWith('_static') || name in Object(Reflect.get(globalThis, owner)),
      }))
  )
}

function isNewer({ __compat }: Feature, oldest: Browsers): boolean {
  const support = __compat?.support
  if (!support) return false
  return Object.entries(oldest).some(([browser, version]) => versionOf(support[browser]) > version)
}

/** The version from which a browser has it, without a prefix or a setting. Infinity when it doesn't. */
function versionOf(support: Support | Support[] = []): number {
  const versions = [support]
    .flat()
    .filter(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other)
    .map(({ version_added: version }) => Number.parseFloat(String(version).replace('≤', '')))
  return Math.min(Infinity, ...versions.filter((version) => !Number.isNaN(version)))
}
