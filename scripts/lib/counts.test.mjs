import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  closingLine,
  countJapa,
  countNodeTest,
  countPlaywright,
  countVitest,
  judgeCheck,
  judgeRunner,
  sum,
} from './counts.mjs'

const ENDED_WELL = { code: 0, timedOut: false }
const NOTHING = { passed: 0, failed: 0, skipped: 0 }

test('reads the closing line of japa', () => {
  const output = ' PASSED \n\nTests  7 passed, 1 skipped (9)\n Time  22ms\n'
  assert.deepEqual(countJapa(output), { passed: 7, failed: 0, skipped: 1 })
})

test('reads a coloured closing line of japa', () => {
  const output =
    '\u001B[2mTests\u001B[22m  \u001B[32m7 passed\u001B[39m, \u001B[31m2 failed\u001B[39m \u001B[2m(9)\u001B[22m\n'
  assert.deepEqual(countJapa(output), { passed: 7, failed: 2, skipped: 0 })
})

test('counts a todo of japa as skipped and a regression as failed', () => {
  assert.deepEqual(countJapa('Tests  1 passed, 2 todo, 3 regression (6)'), {
    passed: 1,
    failed: 3,
    skipped: 2,
  })
})

test('takes no other line for the closing line of japa', () => {
  assert.equal(countJapa('NO TESTS EXECUTED\n'), null)
  assert.equal(countJapa('Tests of the clock (7)\n'), null)
})

test("reads the summary of Node's runner in both forms", () => {
  /** @param {string} mark */
  const summary = (mark) =>
    ['tests 8', 'suites 0', 'pass 4', 'fail 1', 'cancelled 1', 'skipped 1', 'todo 1']
      .map((line) => `${mark} ${line}\n`)
      .join('')
  assert.deepEqual(countNodeTest(summary('ℹ')), { passed: 4, failed: 2, skipped: 2 })
  assert.deepEqual(countNodeTest(summary('#')), { passed: 4, failed: 2, skipped: 2 })
})

test("finds no summary in what isn't one of Node's runner", () => {
  assert.equal(countNodeTest('pass 4\n'), null)
  assert.equal(countNodeTest('ℹ pass 4\n'), null)
})

test('reads the report of vitest, a file that could not be imported among the failures', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [] },
    ],
  }
  assert.deepEqual(countVitest(JSON.stringify(report)), { passed: 5, failed: 2, skipped: 3 })
})

test('reads the report of Playwright, a flaky journey among the failures', () => {
  const report = { stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 3 } }
  assert.deepEqual(countPlaywright(JSON.stringify(report)), { passed: 9, failed: 3, skipped: 3 })
})

test('takes a missing or broken report for none', () => {
  for (const text of ['', '{', '{}', 'null']) {
    assert.equal(countVitest(text), null)
    assert.equal(countPlaywright(text), null)
  }
})

test('passes a runner whose tests passed', () => {
  const counts = { passed: 3, failed: 0, skipped: 1 }
  assert.deepEqual(judgeRunner(counts, ENDED_WELL), { counts, reason: '' })
})

test('fails a runner that ran nothing, said nothing, or skipped everything', () => {
  assert.equal(judgeRunner(NOTHING, ENDED_WELL).counts.failed, 1)
  assert.equal(judgeRunner(null, ENDED_WELL).counts.failed, 1)
  assert.equal(judgeRunner({ ...NOTHING, skipped: 4 }, ENDED_WELL).counts.failed, 1)
})

test('fails a runner that ended badly although its tests passed', () => {
  const verdict = judgeRunner({ ...NOTHING, passed: 3 }, { code: 1, timedOut: false })
  assert.deepEqual(verdict.counts, { passed: 3, failed: 1, skipped: 0 })
  assert.match(verdict.reason, /code 1/)
})

test('fails a runner whose tests failed although it ended well', () => {
  assert.equal(judgeRunner({ passed: 3, failed: 2, skipped: 0 }, ENDED_WELL).counts.failed, 2)
  assert.notEqual(judgeRunner({ passed: 3, failed: 2, skipped: 0 }, ENDED_WELL).reason, '')
})

test('fails what took too long', () => {
  assert.match(
    judgeRunner({ ...NOTHING, passed: 3 }, { code: 143, timedOut: true }).reason,
    /too long/
  )
  assert.match(judgeCheck({ code: 143, timedOut: true }).reason, /too long/)
})

test('counts a check as one', () => {
  assert.deepEqual(judgeCheck(ENDED_WELL), { counts: { ...NOTHING, passed: 1 }, reason: '' })
  assert.deepEqual(judgeCheck({ code: 2, timedOut: false }).counts, { ...NOTHING, failed: 1 })
})

test('ends with one plain line', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 1, skipped: 0 },
  ])
  assert.equal(closingLine(total), '5 passed, 1 failed, 1 skipped')
  assert.equal(closingLine({ passed: 5, failed: 0, skipped: 0 }), '5 passed, 0 failed')
})
