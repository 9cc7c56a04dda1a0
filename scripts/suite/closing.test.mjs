import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { slowestTable, slowestTests, timeTable, writeRunReport } from './closing.mjs'
import { broken, notRun } from './run-step.mjs'

const UNITS = { id: 'units', title: 'units', script: 'test', inputs: [] }
const LINT = { id: 'lint', title: 'lint', script: 'lint:code', inputs: [] }
const COUNTS = { passed: 2, failed: 1, skipped: 0 }

/**
 * @param {number} seconds of its one test
 * @returns {import('./run-step.mjs').StepOutcome}
 */
const unitsWith = (seconds) => ({
  ...notRun(UNITS, ''),
  counts: { passed: 1, failed: 0, skipped: 0 },
  seconds: 61.25,
  cpuSeconds: 100,
  tests: [{ id: '', file: 'web/src/a.test.ts', title: 'takes long', seconds, outcome: 'passed' }],
})

test('the closing report shows the time of each step that ran, and leaves unknown CPU time empty', () => {
  const table = timeTable([unitsWith(1), broken(LINT, 'ended'), notRun(LINT, 'not here')])
  assert.deepEqual(table.split('\n'), [
    'seconds  clock    CPU',
    'units     61.3  100.0',
    'lint       0.0      –',
    `all${' '.repeat(13)}100.0`,
  ])
})

test('the closing report names the twenty slowest tests, the slowest first', () => {
  const tests = slowestTests(Array.from({ length: 30 }, (_, seconds) => unitsWith(seconds)))
  assert.deepEqual(
    tests.map(({ seconds }) => seconds),
    Array.from({ length: 20 }, (_, at) => 29 - at)
  )
  assert.equal(slowestTable(tests).split('\n')[1], '   29.0  units: web/src/a.test.ts › takes long')
})

test('the closing report is also written for programs, in a folder that it makes', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-closing-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'test', 'report.json')
  writeRunReport(file, [unitsWith(3), broken(LINT, 'ended with code 1')], COUNTS, [])
  const report = JSON.parse(readFileSync(file, 'utf8'))
  assert.deepEqual(report.counts, COUNTS)
  assert.equal(report.slowest[0].title, 'takes long')
  const [units, lint] = report.steps
  assert.equal(units.cpuSeconds, 100)
  assert.equal(units.tests.length, 1)
  assert.deepEqual(lint.failures, ['ended with code 1'])
})
