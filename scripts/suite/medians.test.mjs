import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readRecorded, record, slowerTable, slowerTests } from './medians.mjs'
import { notRun } from './run-step.mjs'

const STEP = { id: 'units', title: 'units', script: 'test', inputs: [] }

/**
 * A run of four tests.
 * @param {Record<string, number>} seconds by title
 * @param {Partial<import('./run-step.mjs').StepOutcome>} [rest]
 * @returns {import('./run-step.mjs').StepOutcome}
 */
const run = (seconds, rest = {}) => ({
  ...notRun(STEP, ''),
  counts: { passed: 4, failed: 0, skipped: 0 },
  tests: Object.entries(seconds).map(([title, took]) => ({
    id: '',
    file: 'a.test.ts',
    title,
    seconds: took,
    outcome: 'passed',
  })),
  ...rest,
})
const USUAL = { long: 100, middle: 20, short: 0.01, other: 80 }

/** @param {import('node:test').TestContext} context */
function fileOf(context) {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-medians-'))
  context.after(() => rmSync(folder, { recursive: true }))
  return join(folder, 'medians.json')
}

test('a machine of a third of the speed has no slower tests', (context) => {
  const file = fileOf(context)
  record(file, [run(USUAL)])
  const slow = Object.fromEntries(Object.entries(USUAL).map(([title, took]) => [title, took * 3]))
  assert.deepEqual(slowerTests([run(slow)], readRecorded(file)), [])
})

test('a test that became three times slower is named, also a short one that isn’t recorded', (context) => {
  const file = fileOf(context)
  record(file, [run(USUAL)])
  assert.equal(readRecorded(file).units?.['a.test.ts › short'], undefined)
  const slower = slowerTests([run({ ...USUAL, middle: 90, short: 4 })], readRecorded(file))
  assert.deepEqual(
    slower.map(({ test }) => test),
    ['a.test.ts › short', 'a.test.ts › middle']
  )
  assert.match(slowerTable(slower), /×3\.3 {2}units: a\.test\.ts › middle \(90\.0 s\)/)
  assert.deepEqual(slowerTests([run({ ...USUAL, middle: 50 })], readRecorded(file)), [])
  assert.equal(slowerTable([]), '')
})

test('one outlier among several recordings does not change the median', (context) => {
  const file = fileOf(context)
  for (const middle of [20, 20, 400]) record(file, [run({ ...USUAL, middle })])
  assert.equal(slowerTests([run({ ...USUAL, middle: 90 })], readRecorded(file)).length, 1)
})

test('only the last recordings count, and deleted tests are dropped', (context) => {
  const file = fileOf(context)
  record(file, [run({ ...USUAL, gone: 10 })])
  for (let at = 0; at < 6; at++) record(file, [run(USUAL)])
  const { units = {} } = readRecorded(file)
  assert.deepEqual(Object.keys(units), [
    'a.test.ts › long',
    'a.test.ts › middle',
    'a.test.ts › other',
  ])
  assert.equal(units['a.test.ts › long']?.length, 5)
})

test('a step that failed, ran in part or was never recorded is not compared, nor recorded', (context) => {
  const file = fileOf(context)
  const slow = { ...USUAL, middle: 300 }
  assert.deepEqual(slowerTests([run(slow)], {}), [])
  const failed = run(slow, { counts: { passed: 3, failed: 1, skipped: 0 } })
  const report = { args: () => [], env: () => ({}), mayBeEmpty: true }
  const reduced = run(slow, { step: { ...STEP, report } })
  record(file, [failed, reduced])
  assert.deepEqual(readRecorded(file), {})
  record(file, [run(USUAL)])
  assert.deepEqual(slowerTests([failed, reduced], readRecorded(file)), [])
})
