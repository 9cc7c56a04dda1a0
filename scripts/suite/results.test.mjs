import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { closingLine, judge, readReport, sum } from './results.mjs'

const WELL = { code: 0, timedOut: false }
const counts = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped })

/**
 * @param {import('node:test').TestContext} context
 * @param {string} text
 */
function reportOf(context, text) {
  const folder = mkdtempSync(join(tmpdir(), 'lulus-report-'))
  context.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), text)
  return readReport(join(folder, 'report.json'))
}

test('the totals of vitest and of the API are read from their reports', (context) => {
  const totals = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{}] }],
  }
  assert.deepEqual(reportOf(context, JSON.stringify(totals)), counts(7, 1, 3))
})

test('a file that could not be imported counts as a failure', (context) => {
  const totals = {
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  }
  assert.deepEqual(reportOf(context, JSON.stringify(totals)), counts(7, 1))
})

test('a journey that passed only on a retry counts as a failure', (context) => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
  assert.deepEqual(reportOf(context, JSON.stringify({ stats })), counts(5, 3, 3))
})

test('a report that is missing, broken or of another kind has no totals', (context) => {
  assert.equal(readReport('/no/such/report.json'), null)
  for (const text of ['', '{', '{}', 'null']) assert.equal(reportOf(context, text), null)
})

test('a step without a report, without tests or with a bad exit code fails', () => {
  assert.deepEqual(judge(null, WELL), { counts: counts(0, 1), reason: 'gave no report' })
  assert.deepEqual(judge(counts(0, 0, 4), WELL), {
    counts: counts(0, 1, 4),
    reason: 'ran no test',
  })
  assert.deepEqual(judge(counts(3), { code: 2, timedOut: false }), {
    counts: counts(3, 1),
    reason: 'ended with code 2',
  })
  assert.deepEqual(judge(counts(3), { code: 1, timedOut: true }), {
    counts: counts(3, 1),
    reason: 'took too long and was ended',
  })
})

test('a step passes without tests where a change may select none', () => {
  assert.deepEqual(judge(counts(), WELL, true), { counts: counts(), reason: '' })
  assert.equal(judge(null, WELL, true).reason, 'gave no report')
})

test("the runner's own counts are used", () => {
  assert.deepEqual(judge(counts(3, 0, 1), WELL), { counts: counts(3, 0, 1), reason: '' })
  assert.deepEqual(judge(counts(3, 2), { code: 1, timedOut: false }), {
    counts: counts(3, 2),
    reason: '2 failed',
  })
})

test('a check counts as one test', () => {
  assert.deepEqual(judge('none', WELL), { counts: counts(1), reason: '' })
  assert.deepEqual(judge('none', { code: 2, timedOut: false }).counts, counts(0, 1))
})

test('a run ends with one summary line', () => {
  assert.equal(closingLine(sum([counts(2, 0, 1), counts(3, 1)])), '5 passed, 1 failed, 1 skipped')
  assert.equal(closingLine(counts(5)), '5 passed, 0 failed')
})
