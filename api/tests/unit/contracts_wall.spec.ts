import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import ts from 'typescript'
import { AUDIT_ACTIONS } from '#contracts/audit'
import { DROPPED_INCIDENTS } from '#contracts/labs'
import * as paths from '#contracts/paths'
import { ADMIN_REFUSAL } from '#contracts/admin_refusals'
import { REFUSAL } from '#contracts/refusals'

/**
 * Shared values may be written in api/contracts only. Names of a union are safe elsewhere, because the compiler checks
 * them; other copies could differ unnoticed.
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

const SOURCES = [
  'api/{app,bin,commands,config,providers,start}/**/*.ts',
  'web/src/**/*.{ts,tsx}',
  'desktop/{src,provision,packaging}/**/*.ts',
]
/** Tests may repeat values from documents; the design system's page shows examples. */
const FREE = /\.test\.tsx?$|(^|\/)testing\/|^web\/src\/app\/design-system\//

const CONTRACTS = await Promise.all(
  globSync('api/contracts/*.ts', { cwd: ROOT }).map(
    async (file): Promise<Record<string, unknown>> => import(join(ROOT, file))
  )
)

const isText = (value: unknown): value is string => typeof value === 'string'

/** Codes, sentences, and words of the audit log. */
const TEXTS = new Set([
  ...Object.values(REFUSAL),
  ...Object.values(ADMIN_REFUSAL),
  ...exported().filter((value) => isText(value) && value.includes(' ')),
  ...Object.values(AUDIT_ACTIONS),
  DROPPED_INCIDENTS,
])
/** Routes of the API may use the same names. */
const SCREENS = new Set<string>([...Object.values(paths.SCREENS), paths.INCIDENTS_PATH])
/** A kiosk's signature headers, and the first line of the signed text. */
const SIGNED = /^(x-lab-|lulus-lab-)/i
const PATTERNS = new Set(
  exported()
    .filter((value) => value instanceof RegExp)
    .map(String)
)
/** Lists of names, which are unions too. Two names may be equal by chance. */
const LISTS = new Set(
  exported()
    .flatMap((value) => (isRecord(value) ? [value, ...Object.values(value)] : [value]))
    .filter((value): value is string[] => Array.isArray(value) && value.every(isText))
    .filter((names) => names.length > 2)
    .map(namesOf)
)

function exported(): unknown[] {
  return CONTRACTS.flatMap((contract) => Object.values(contract))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function namesOf(names: readonly string[]): string {
  return [...names].sort().join(' ')
}

/** Every copy of a contract's value in a source, as 'line: what'. */
function copiesIn(source: string, file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    const copy = copyAt(node, file)
    if (copy !== null) {
      found.push(`${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${copy}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function copyAt(node: ts.Node, file: string): string | null {
  if (ts.isRegularExpressionLiteral(node)) return PATTERNS.has(node.text) ? node.text : null
  if (isLength(node)) return node.getText()
  const names = listAt(node)
  if (names !== null && LISTS.has(namesOf(names))) return names.join(', ')

  const text = textAt(node)
  if (text === null) return null
  const isCopy =
    TEXTS.has(text) || SIGNED.test(text) || (SCREENS.has(text) && !file.endsWith('/routes.ts'))
  return isCopy ? text : null
}

function textAt(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isJsxText(node) ? node.text.replace(/\s+/g, ' ').trim() : null
}

/** The names in a list that contains only names, as a value or as a type. */
function listAt(node: ts.Node): string[] | null {
  const items = ts.isArrayLiteralExpression(node)
    ? [...node.elements]
    : ts.isUnionTypeNode(node)
      ? node.types.map((type) => (ts.isLiteralTypeNode(type) ? type.literal : type))
      : []
  const names = items.filter(ts.isStringLiteralLike)
  return names.length > 0 && names.length === items.length ? names.map(({ text }) => text) : null
}

/** A field's length as a number: `.maxLength(120)` in a validator, `maxLength={120}` in a form. */
function isLength(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [bound] = node.arguments
    return node.expression.name.text === 'maxLength' && !!bound && ts.isNumericLiteral(bound)
  }
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'maxLength') return false
  const { initializer } = node
  return !!(
    initializer &&
    ts.isJsxExpression(initializer) &&
    initializer.expression &&
    ts.isNumericLiteral(initializer.expression)
  )
}

test.group('Values of the contracts', () => {
  test('are not repeated elsewhere', ({ assert }) => {
    const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
      (file) => !FREE.test(file)
    )
    assert.isAbove(files.length, 800)
    const copies = files.flatMap((file) =>
      copiesIn(readFileSync(join(ROOT, file), 'utf8'), file).map((copy) => `${file}:${copy}`)
    )
    assert.deepEqual(copies, [])
  }).timeout(60_000)

  test('are found when repeated: {0}')
    .with([
      ["throw new Conflict('Penuh.', 'dipakai_soal')", 'dipakai_soal'],
      ["const missing = 'Semua field wajib diisi!'", 'Semua field wajib diisi!'],
      ['const text = <p>\n  Lab ini sudah\n  dicabut.\n</p>', 'Lab ini sudah dicabut.'],
      ["fetch(url, { headers: { 'X-Lab-Seat': seat } })", 'X-Lab-Seat'],
      ["const text = ['lulus-lab-1', id].join()", 'lulus-lab-1'],
      ['const KEY = /^[\\w-]{43}$/', '/^[\\w-]{43}$/'],
      ["type Status = 'pending' | 'rejected' | 'confirmed'", 'pending, rejected, confirmed'],
      [
        "const COLUMNS = ['aksi', 'aktor', 'createdAt', 'subjek']",
        'aksi, aktor, createdAt, subjek',
      ],
      ['const name = vine.string().maxLength(120)', 'vine.string().maxLength(120)'],
      ['const field = <Input maxLength={120} />', 'maxLength={120}'],
      ["window.loadURL(origin + '/paketsoal')", '/paketsoal'],
    ])
    .run(({ assert }, [source = '', copy = '']) => {
      assert.deepEqual(copiesIn(source, 'web/src/screen.tsx').map(withoutLine), [copy])
    })

  test('may be used one by one where the compiler checks them', ({ assert }) => {
    assert.deepEqual(copiesIn("if (status === 'pending') record('key_denied')", 'a.ts'), [])
    assert.deepEqual(copiesIn("router.get('/riwayat-ujian')", 'api/app/results/routes.ts'), [])
  })
})

function withoutLine(copy: string): string {
  return copy.slice(copy.indexOf(' ') + 1)
}
