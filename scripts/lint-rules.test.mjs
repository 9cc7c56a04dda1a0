import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { inRoot } from './runtime.mjs'

const OXLINT = inRoot('node_modules', 'oxlint', 'bin', 'oxlint')

/** Ways to read the machine's clock instead of the server's. */
const READINGS = ['Date.now()', 'new Date()', 'Date()', 'performance.now()', 'process.hrtime()']

/**
 * @param {string} file path of the linted file
 * @param {string} expression
 */
function lint(file, expression) {
  const root = mkdtempSync(join(tmpdir(), 'lulus-lint-'))
  try {
    cpSync(inRoot('.oxlintrc.json'), join(root, '.oxlintrc.json'))
    cpSync(inRoot('scripts', 'lint'), join(root, 'scripts', 'lint'), { recursive: true })
    symlinkSync(inRoot('node_modules'), join(root, 'node_modules'), 'junction')
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `export const time = ${expression}\n`)
    const { status, stdout } = spawnSync(process.execPath, [OXLINT, file], {
      cwd: root,
      encoding: 'utf8',
    })
    return { status, stdout }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

for (const expression of READINGS) {
  test(`the API may not read the time by ${expression}`, () => {
    const { status, stdout } = lint('api/app/exam/actions/start.ts', expression)
    assert.equal(status, 1, stdout)
    assert.match(stdout, /Ask clock\.now\(\)/)
  })
}

test('the API may not commit without checking the result', () => {
  for (const expression of [
    'async (db) => { await db.transaction(async () => {}) }',
    'async (trx) => { await trx.commit() }',
  ]) {
    const { status, stdout } = lint('api/app/exam/actions/start.ts', expression)
    assert.equal(status, 1, stdout)
    assert.match(stdout, /use inTransaction\(\)/)
  }
})

test('dates with a given time, the clock itself and tests are allowed', () => {
  for (const [file, expression] of [
    ['api/app/exam/transformers/result.ts', 'new Date(5)'],
    ['api/app/platform/time/machine_clocks.ts', 'Date.now()'],
    ['api/tests/unit/exam/start.spec.ts', 'Date.now()'],
  ]) {
    const { status, stdout } = lint(String(file), String(expression))
    assert.equal(status, 0, stdout)
  }
})

test("a test's limit must be a named constant, not a number", () => {
  for (const [file, expression] of [
    ['api/tests/functional/exam/save.spec.ts', '(test: typeof Test) => test.timeout(60_000)'],
    ['web/e2e/exam.spec.ts', '(test: typeof Test) => test.setTimeout(3 * 60_000)'],
    ['web/e2e/support/driver.ts', '{ timeout: 15_000 }'],
    ['desktop/playwright.config.ts', '{ expect: { timeout: 10_000 } }'],
    ['desktop/src/main/pin.test.ts', '{ timeout: 60_000 }'],
    ['web/vite.config.ts', '{ testTimeout: 30_000 }'],
  ]) {
    const { status, stdout } = lint(String(file), String(expression))
    assert.equal(status, 1, `${file} ${stdout}`)
    assert.match(stdout, /Name it in the limits/)
  }
})

test('named limits, limits of the app, and numbers that are no limits are allowed', () => {
  for (const [file, expression] of [
    [
      'web/e2e/exam.spec.ts',
      '(test: typeof Test, LIMITS: Limits) => test.setTimeout(LIMITS.longJourney)',
    ],
    ['web/e2e/support/limits.ts', '{ wait: 10_000 }'],
    ['web/src/lib/api.ts', '{ timeout: 15_000 }'],
    ['web/src/lib/api.test.ts', 'AbortSignal.timeout(5)'],
  ]) {
    const { status, stdout } = lint(String(file), String(expression))
    assert.equal(status, 0, `${file} ${stdout}`)
  }
})

test('a unit test does not pause to show that nothing comes', () => {
  for (const expression of [
    'async () => new Promise((resolve) => setTimeout(resolve, 50))',
    'async (sleep: (ms: number) => Promise<void>) => sleep(20)',
  ]) {
    const { status, stdout } = lint('web/src/lib/api.test.ts', expression)
    assert.equal(status, 1, stdout)
    assert.match(stdout, /A pause proves nothing/)
  }
  const { status, stdout } = lint('web/src/lib/api.test.ts', '() => setTimeout(() => undefined, 5)')
  assert.equal(status, 0, stdout)
})

test('the web app may not call what its oldest supported browsers lack', () => {
  const newer = `[
    (list: number[]) => list.toSorted((a, b) => a - b),
    () => Promise.withResolvers(),
    (signals: AbortSignal[]) => AbortSignal.any(signals),
    (text: string) => text.toWellFormed(),
  ]`
  const refusals = lint('web/src/lib/order.ts', newer).stdout.match(
    /oldest supported browsers have/g
  )
  assert.equal(refusals?.length, 4)
  for (const [file, expression] of [
    ['web/src/lib/order.ts', '(list: number[]) => [...list].sort((a, b) => a - b).at(-1)'],
    ['web/src/lib/order.test.ts', newer],
    ['api/app/order.ts', newer],
  ]) {
    const { stdout } = lint(String(file), String(expression))
    assert.doesNotMatch(stdout, /oldest supported browsers/)
  }
})
