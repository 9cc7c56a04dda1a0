import { writeFileSync } from 'node:fs'

/**
 * A reporter for Node's test runner that leaves its totals, and every test with its time, in the file that TEST_REPORT names, under
 * the names of vitest's JSON reporter.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* totals(events) {
  const counts = { passed: 0, failed: 0, pending: 0, todo: 0 }
  const testResults = []
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.details.type === 'suite') continue
    const status = statusOf(type, data)
    counts[status] += 1
    testResults.push({
      name: data.file,
      assertionResults: [{ status, fullName: data.name, duration: data.details.duration_ms }],
    })
  }
  const report = {
    numPassedTests: counts.passed,
    numFailedTests: counts.failed,
    numPendingTests: counts.pending,
    numTodoTests: counts.todo,
    testResults,
  }
  if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  yield ''
}

/**
 * @param {'test:pass' | 'test:fail'} type
 * @param {{ skip?: string | boolean, todo?: string | boolean }} data
 */
function statusOf(type, { skip, todo }) {
  if (type === 'test:fail') return 'failed'
  if (skip !== undefined) return 'pending'
  return todo !== undefined ? 'todo' : 'passed'
}
