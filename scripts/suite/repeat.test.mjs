import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { inRoot, withWorkspaceBinaries } from '../runtime.mjs'
import { repeatFailed, stepsToRepeat } from './repeat.mjs'
import { broken, notRun, runStep } from './run-step.mjs'
import { PLAYWRIGHT } from './steps.mjs'

const CONFIG = inRoot('scripts', 'suite', 'tiny-journeys', 'playwright.config.mjs')
const ONCE = 'tiny.spec.mjs › fails once › 0'

/**
 * The web app's runner on the tiny journeys.
 * @param {import('./steps.mjs').Report} report
 * @returns {import('./steps.mjs').Report}
 */
const withTinyConfig = ({ args, env, repeat }) => ({
  args: (file) => [...args(file), `--config=${CONFIG}`],
  env,
  repeat: repeat && ((list, traces) => withTinyConfig(repeat(list, traces))),
})
const STEP = {
  id: 'tiny',
  title: 'tiny journeys',
  script: 'test:e2e',
  workspace: 'web',
  inputs: [],
  report: withTinyConfig(PLAYWRIGHT),
}

/**
 * Runs the tiny journeys once; the result can rerun the failed ones.
 * @param {import('node:test').TestContext} context
 * @param {NodeJS.ProcessEnv} settings
 */
async function runTiny(context, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-repeat-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const places = { TINY_FOLDER: folder, TINY_OUTPUT: join(folder, 'output') }
  const env = withWorkspaceBinaries({ ...process.env, ...places, ...settings })
  const first = await runStep(STEP, { env, workFolder: folder })
  const chosen = stepsToRepeat([first], folder)
  const tracesFolder = join(folder, 'traces')
  return {
    first,
    folder,
    isRepeated: chosen.length > 0,
    /** @param {Record<string, string[]>} memory */
    repeat: (memory) => repeatFailed(first, { env, workFolder: folder, tracesFolder, memory }),
  }
}

test('rerunning distinguishes journeys that fail once from those that fail always', async (context) => {
  const settings = { TINY_MATCH: '*.spec.mjs', TINY_ONCE: '1', TINY_ALWAYS: '1' }
  const { first, folder, isRepeated, repeat } = await runTiny(context, settings)
  assert.deepEqual(first.counts, { passed: 2, failed: 3, skipped: 1 }, first.output)
  assert.equal(isRepeated, true)

  const last = await repeat({})
  // Journeys that depend on each other are rerun together, and the one that was skipped after a failure counts.
  assert.deepEqual(last.counts, { passed: 5, failed: 1, skipped: 0 }, last.output)
  assert.equal(last.reason, '1 failed')
  assert.deepEqual(
    last.failures.map(({ title }) => title),
    ['tiny.spec.mjs › fails always 0']
  )
  assert.deepEqual(last.unsteady.map(({ title }) => title).sort(), [
    'serial.spec.mjs › needs the one before, and fails once',
    ONCE,
  ])
  for (const { error, trace } of last.unsteady) {
    assert.match(error, /not yet/)
    assert.ok(existsSync(trace), trace)
  }
  // The one that passed has run once.
  assert.equal(readdirSync(folder).filter((name) => name.startsWith('never-')).length, 1)
})

test('one unsteady journey leaves the run green, unless it was unsteady in the run before', async (context) => {
  const { repeat } = await runTiny(context, { TINY_ONCE: '1' })
  const green = await repeat({ tiny: ['another'], other: [ONCE] })
  assert.deepEqual(green.counts, { passed: 2, failed: 0, skipped: 0 }, green.output)
  assert.equal(green.reason, '')
  assert.deepEqual(green.failures, [])

  const red = await repeat({ tiny: [ONCE] })
  assert.deepEqual(red.counts, { passed: 1, failed: 1, skipped: 0 }, red.output)
  assert.equal(red.reason, '1 unsteady in two runs in a row')
  assert.equal(red.failures[0]?.title, `${ONCE} (unsteady in two runs in a row)`)
})

test('journeys are not rerun where more than three fail, or the runner itself', async (context) => {
  const many = await runTiny(context, { TINY_ONCE: '4' })
  assert.equal(many.first.counts.failed, 4, many.first.output)
  assert.equal(many.isRepeated, false)

  const none = await runTiny(context, { TINY_MATCH: 'no-such.spec.mjs' })
  assert.equal(none.first.counts.failed, 1)
  assert.equal(none.isRepeated, false)
})

test('steps that passed, and those without journeys, are not rerun', () => {
  const units = { ...STEP, report: { args: () => [], env: () => ({}) } }
  assert.deepEqual(stepsToRepeat([notRun(STEP, ''), broken(units, '1 failed')], tmpdir()), [])
})
