import { writeFileSync } from 'node:fs'

/**
 * A reporter for Node's test runner that leaves its totals and what failed in the file that TEST_REPORT names, under the names of
 * vitest's JSON reporter.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* totals(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, todo: 0 }
  const failed = /** @type {string[]} */ ([])
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.details.type === 'suite') continue
    if (type === 'test:fail') {
      counts.failed += 1
      failed.push(data.name)
    } else if (data.skip !== undefined) counts.skipped += 1
    else if (data.todo !== undefined) counts.todo += 1
    else counts.passed += 1
  }
  const report = {
    numPassedTests: counts.passed,
    numFailedTests: counts.failed,
    numPendingTests: counts.skipped,
    numTodoTests: counts.todo,
    testResults: [{ assertionResults: failed.map((fullName) => ({ status: 'failed', fullName })) }],
  }
  if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  yield ''
}
