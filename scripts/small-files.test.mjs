// A file of a few lines needs a reason as much as one of three hundred.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { test } from 'node:test'

const SMALL = 15

/** Sources of the product, without tests, types alone, and what the framework reads by its place. */
const SOURCES =
  /^(api\/(app|contracts|providers|commands)|web\/(src|worker|vite)|desktop\/src|scripts)\/.+\.(ts|tsx|mjs)$/
const LEFT_OUT = /\.d\.ts$|\.(test|spec)\.|\/(testing|tiny-journeys|demo-content)\//
/** Started by name. */
const COMMANDS = ['scripts/rehearsal.mjs']

const IMPORT = /(?:from|import)\s*(\(?)\s*['"]([^'"]+)['"]/g
/** @type {[RegExp, string][]} */
const ALIASES = [
  [/^#/, 'api/'],
  [/^@\//, 'web/src/'],
  [/^@lulus\/api\/contracts\//, 'api/contracts/'],
]

const root = normalize(join(import.meta.dirname, '..'))
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('api/.adonisjs/'))
const known = new Set(tracked)
const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** @returns {string | undefined} the file of the repository that an import names */
function fileOf(/** @type {string} */ from, /** @type {string} */ name) {
  const alias = ALIASES.find(([pattern]) => name.match(pattern))
  if (!alias && !name.startsWith('.')) return undefined
  const path = alias ? name.replace(alias[0], alias[1]) : join(dirname(from), name)
  const plain = path.split(sep).join('/').replace(/\?.*$/, '')
  return (
    ['', '.ts', '.tsx', '.mjs'].map((end) => plain + end).find((file) => known.has(file)) ??
    [plain.replace(/\.js$/, '.ts')].find((file) => known.has(file))
  )
}

/** Who imports each file: `lazily` if the import is fetched or loaded on its own. */
function readersOf() {
  /** @type {Map<string, { from: string, lazily: boolean }[]>} */
  const readers = new Map()
  for (const from of tracked) {
    for (const [, call, name = ''] of textOf(from).matchAll(IMPORT)) {
      const file = fileOf(from, name)
      if (!file) continue
      readers.set(file, [...(readers.get(file) ?? []), { from, lazily: call === '(' }])
    }
  }
  return readers
}

test('a file of under fifteen lines has several readers, one in another folder, or is loaded on its own', () => {
  const readers = readersOf()
  const crumbs = tracked.filter((file) => {
    if (!SOURCES.test(file) || LEFT_OUT.test(file) || COMMANDS.includes(file)) return false
    if (textOf(file).split('\n').length - 1 >= SMALL) return false
    const own = readers.get(file) ?? []
    return (
      own.length < 2 && own.every(({ from, lazily }) => !lazily && dirname(from) === dirname(file))
    )
  })
  assert.deepEqual(crumbs, [])
})
