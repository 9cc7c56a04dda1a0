import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import ts from 'typescript'
import { AUDIT_ACTIONS } from '#contracts/audit'
import { DROPPED_INCIDENTS, INCIDENTS_PATH } from '#contracts/incidents'
import {
  ADMIN_REFUSAL,
  CODE_NEEDED,
  OWN_PASSWORD_NEEDED,
  REFUSAL,
  SEB_REFUSAL,
} from '#contracts/refusals'
import { CSRF_COOKIE } from '#contracts/web_app'
import { SCREENS as SCREEN_PATHS } from '#contracts/paths'
import { LIMITS } from '#tests/support/limits'

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
  globSync('api/contracts/**/*.ts', { cwd: ROOT }).map(
    async (file): Promise<Record<string, unknown>> => import(join(ROOT, file))
  )
)

const isText = (value: unknown): value is string => typeof value === 'string'

/** Codes, messages, and words of the audit log. */
const TEXTS = new Set<unknown>([
  ...Object.values(REFUSAL),
  ...Object.values(ADMIN_REFUSAL),
  ...Object.values(SEB_REFUSAL),
  CODE_NEEDED,
  OWN_PASSWORD_NEEDED,
  CSRF_COOKIE,
  ...exported().filter((value) => isText(value) && value.includes(' ')),
  // Shorter ones are labels.
  ...exported()
    .flatMap(textsIn)
    .filter((text) => wordsOf(text) > 2),
  ...Object.values(AUDIT_ACTIONS),
  DROPPED_INCIDENTS,
])
/** Routes of the API may use the same names. */
const SCREENS = new Set<string>([...Object.values(SCREEN_PATHS), INCIDENTS_PATH])
/** A kiosk's signature headers, the first line of the signed text, and the CSRF header. */
const SIGNED = /^(x-lab-|lulus-lab-|x-xsrf-)/i
/** A part of the product that is built separately, or the contracts between them. */
const SIDE = /^(api\/contracts|api|web|desktop)\//
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

/** A value's texts, also those in its lists and objects. */
function textsIn(value: unknown): string[] {
  if (isText(value)) return [value]
  return typeof value === 'object' && value !== null && !(value instanceof RegExp)
    ? Object.values(value).flatMap(textsIn)
    : []
}

function namesOf(names: readonly string[]): string {
  return [...names].sort().join(' ')
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}

/** Every copy of a contract's value in a source, as 'line: what'. */
function copiesIn(source: string, file: string): string[] {
  return allIn(source, file, (node) => copyAt(node, file)).map(
    ({ line, found }) => `${line}: ${found}`
  )
}

/** What `look` finds in the nodes of a source, imports left out. */
function allIn(source: string, file: string, look: (node: ts.Node) => string | null) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const all: { line: number; found: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    const found = look(node)
    if (found !== null) {
      all.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, found })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return all
}

/** A sentence of three or more words, with '…' for each value in it. */
function sentenceAt(node: ts.Node): string | null {
  const text = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map((part) => part.text)
        .join('…')
    : textAt(node)
  return text !== null && /[.!?]$/.test(text) && wordsOf(text) > 2 ? text : null
}

/** Messages that more than one side uses, with the places. */
function sharedSentences(sources: Iterable<readonly [file: string, source: string]>): string[] {
  const places = new Map<string, string[]>()
  for (const [file, source] of sources) {
    for (const { line, found } of allIn(source, file, sentenceAt)) {
      places.set(found, [...(places.get(found) ?? []), `${file}:${line}`])
    }
  }
  return [...places]
    .filter(([, files]) => new Set(files.map((file) => SIDE.exec(file)?.[0])).size > 1)
    .map(([sentence, files]) => `${sentence} (${files.join(', ')})`)
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
  test('values of the contracts are not repeated elsewhere', ({ assert }) => {
    const sources = readSources(SOURCES)
    assert.isAbove(sources.length, 800)
    const copies = sources.flatMap(([file, source]) =>
      copiesIn(source, file).map((copy) => `${file}:${copy}`)
    )
    assert.deepEqual(copies, [])
  }).timeout(LIMITS.manyCalls)

  test('repeated values of the contracts are found: {0}')
    .with([
      ["throw new Conflict('Penuh.', 'dipakai_soal')", 'dipakai_soal'],
      ["if (error.code === 'seb_versi') return", 'seb_versi'],
      ["if (error.code === 'perlu_kode') return", 'perlu_kode'],
      ["const why = 'Punya akses, belum mulai'", 'Punya akses, belum mulai'],
      [
        "const section = { name: 'Structure and Written Expression' }",
        'Structure and Written Expression',
      ],
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

  test('values of the contracts may be used one by one where the compiler checks them', ({
    assert,
  }) => {
    assert.deepEqual(copiesIn("if (status === 'pending') record('key_denied')", 'a.ts'), [])
    assert.deepEqual(copiesIn("router.get('/riwayat-ujian')", 'api/app/results/routes.ts'), [])
  })
})

test.group('Sentences', () => {
  test('messages used on two sides are in the contracts', ({ assert }) => {
    assert.deepEqual(sharedSentences(readSources([...SOURCES, 'api/contracts/**/*.ts'])), [])
  }).timeout(LIMITS.manyCalls)

  test('messages used on two sides are found: {0}')
    .with([
      ["throw new Conflict('Soal ini terkunci.')", '<p>Soal ini\n  terkunci.</p>'],
      ['const text = `Sisa ${count} soal lagi.`', 'const text = `Sisa ${left} soal lagi.`'],
    ])
    .run(({ assert }, [api = '', web = '']) => {
      const said = (file: string) =>
        sharedSentences([
          ['api/app/labs/lab.ts', api],
          [file, web],
        ])
      assert.lengthOf(said('web/src/lab.tsx'), 1)
      assert.lengthOf(said('api/contracts/labs.tsx'), 1)
      assert.lengthOf(said('api/app/labs/again.tsx'), 0)
    })

  test('messages may be alike when they are labels', ({ assert }) => {
    const label = "const LABEL = 'Nomor HP.'"
    assert.deepEqual(
      sharedSentences([
        ['api/app/labs/field_names.ts', label],
        ['web/src/lab.ts', label],
      ]),
      []
    )
  })
})

function readSources(patterns: readonly string[]): [file: string, source: string][] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !FREE.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])
}

function withoutLine(copy: string): string {
  return copy.slice(copy.indexOf(' ') + 1)
}
