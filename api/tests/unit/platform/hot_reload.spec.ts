import { globSync, readFileSync } from 'node:fs'
import { dirname, matchesGlob, relative, resolve, sep } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import ts from 'typescript'

const API = app.makePath()
const inApi = (file: string) => relative(API, file).split(sep).join('/')

/** The layers of a room. */
const LAYERS = 'actions,calls,controllers,domain,middleware,models,rows,transformers'

/** Files that still need a restart: they are loaded at the start, with state that is never reloaded. */
const RESTARTING = [
  // By limits of routes.
  'app/accounts/actions/exam_networks.ts',
  'app/accounts/domain/email.ts',
  // By `config` and checks of the start.
  'app/accounts/actions/published_passwords.ts',
  'app/accounts/domain/login_life.ts',
  'app/accounts/models/user.ts',
  // By objects of the container that live as long as the process.
  'app/exam/actions/paper_copies.ts',
  'app/exam/calls/caller_cache.ts',
  'app/exam/calls/contact_sharing.ts',
  'app/exam/calls/contacts.ts',
  'app/exam/domain/driving.ts',
  'app/exam/domain/silence.ts',
  'app/exam/rows/snapshot_cache.ts',
  'app/exam/transformers/paper.ts',
  'app/labs/domain/lab_claim.ts',
  'app/labs/rows/nonce_file.ts',
  'app/labs/rows/sightings.ts',
  'app/labs/rows/used_nonces.ts',
]

interface Package {
  hotHook: { boundaries: string[] }
  imports: Record<string, string>
}
const { hotHook, imports } = JSON.parse(
  readFileSync(app.makePath('package.json'), 'utf8')
) as Package

interface Import {
  file: string
  isDynamic: boolean
}

/** A file of this workspace that a specifier names; null for packages. */
function fileOf(specifier: string, importer: string): string | null {
  const named = /^(#[^/]+\/)(.*)$/.exec(specifier)
  const target = named && imports[`${named[1]}*`]?.replace('*', named[2] as string)
  if (target) return resolve(API, target.replace(/\.js$/, '.ts'))
  return specifier.startsWith('.')
    ? resolve(dirname(importer), specifier.replace(/\.js$/, '.ts'))
    : null
}

/** What a file loads of this workspace, types left out. */
function importsOf(file: string): Import[] {
  const found: Import[] = []
  const add = (node: ts.Expression | undefined, isDynamic: boolean) => {
    const target = node && ts.isStringLiteral(node) && fileOf(node.text, file)
    if (target) found.push({ file: target, isDynamic })
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      if (node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
        add(node.moduleSpecifier, false)
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) add(node.moduleSpecifier, false)
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], true)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

const isBoundary = (file: string) =>
  hotHook.boundaries.some((glob) => matchesGlob(inApi(file), glob.replace('./', '')))

/** The files that only a restart replaces: all that are reached without passing a boundary. */
function restarting(): Set<string> {
  const reached = new Set<string>()
  const queue = [app.makePath('bin/server.ts'), app.makePath('adonisrc.ts')]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    const loaded = importsOf(file).filter((loads) => !loads.isDynamic || !isBoundary(loads.file))
    queue.push(...loaded.map((loads) => loads.file))
  }
  return reached
}

test.group('npm run dev', () => {
  test('npm run dev takes over what a room does without a restart, with few exceptions', ({
    assert,
  }) => {
    const isOfRoom = (file: string) =>
      matchesGlob(file, `app/*/**/{${LAYERS}}/**`) && !file.startsWith('app/platform/')
    assert.deepEqual([...restarting()].map(inApi).filter(isOfRoom).sort(), RESTARTING.sort())
  })

  test('no file imports a boundary of hot reload statically, which would make it restart', ({
    assert,
  }) => {
    const sources = globSync('{app,bin,config,providers,start}/**/*.ts', { cwd: API })
    const wrong = sources.flatMap((source) =>
      importsOf(app.makePath(source))
        .filter(({ file, isDynamic }) => !isDynamic && isBoundary(file))
        .map(({ file }) => `${source} imports ${inApi(file)}`)
    )
    assert.deepEqual(wrong, [])
  })
})
