import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { inRoot } from '../runtime.mjs'
import { readTimedTests } from './timed-tests.mjs'

/**
 * @param {import('node:test').TestContext} context
 * @param {unknown} report
 */
function testsOf(context, report) {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-timed-'))
  context.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  return readTimedTests(join(folder, 'report.json'))
}

test('timed tests are read from vitest and from our own reporters', (context) => {
  const assertionResults = [
    { status: 'passed', fullName: 'an answer is kept', duration: 1500 },
    { status: 'failed', fullName: 'a timer ends', duration: 20 },
    { status: 'pending', fullName: 'left out' },
  ]
  const name = inRoot('web', 'src', 'answers.test.ts')
  assert.deepEqual(testsOf(context, { testResults: [{ name, assertionResults }] }), [
    {
      id: '',
      file: 'web/src/answers.test.ts',
      title: 'an answer is kept',
      seconds: 1.5,
      outcome: 'passed',
    },
    {
      id: '',
      file: 'web/src/answers.test.ts',
      title: 'a timer ends',
      seconds: 0.02,
      outcome: 'failed',
    },
    { id: '', file: 'web/src/answers.test.ts', title: 'left out', seconds: 0, outcome: 'skipped' },
  ])
})

test('timed journeys are read from Playwright, with the titles of their groups', (context) => {
  const spec = (
    /** @type {string} */ title,
    /** @type {boolean} */ ok,
    /** @type {string} */ status
  ) => ({
    id: title,
    title,
    ok,
    file: 'exam.spec.ts',
    tests: [{ status, results: status === 'skipped' ? [] : [{ duration: 2500 }] }],
  })
  const phone = { title: 'at 360 px', specs: [spec('begins', false, 'unexpected')] }
  const file = {
    title: 'exam.spec.ts',
    specs: [spec('ends', true, 'expected'), spec('left out', true, 'skipped')],
    suites: [phone],
  }
  const report = { config: { rootDir: inRoot('web', 'e2e') }, suites: [file] }
  assert.deepEqual(testsOf(context, report), [
    { id: 'ends', file: 'web/e2e/exam.spec.ts', title: 'ends', seconds: 2.5, outcome: 'passed' },
    {
      id: 'left out',
      file: 'web/e2e/exam.spec.ts',
      title: 'left out',
      seconds: 0,
      outcome: 'skipped',
    },
    {
      id: 'begins',
      file: 'web/e2e/exam.spec.ts',
      title: 'at 360 px › begins',
      seconds: 2.5,
      outcome: 'failed',
    },
  ])
})

test('a missing report has no timed tests', () => {
  assert.deepEqual(readTimedTests('/no/such/report.json'), [])
})
