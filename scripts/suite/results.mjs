import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ counts: Counts, reason: string }} Verdict `reason`: why the step failed, empty when it passed
 */

const NOTHING = { passed: 0, failed: 0, skipped: 0 }
export const SKIPPED = { ...NOTHING, skipped: 1 }

/**
 * Reads a runner's JSON report: Playwright's, vitest's, or the API's, which uses vitest's fields.
 * @param {string} file
 * @returns {Counts | null} null when the report is missing or broken
 */
export function readReport(file) {
  const report = parseReport(file)
  if (typeof report?.stats?.expected === 'number') {
    const { expected, unexpected, flaky, skipped } = report.stats
    // A test that passes only on a retry counts as failed.
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  if (typeof report?.numPassedTests !== 'number') return null
  // A file that can't be imported is a failed suite without failed tests.
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
      suite.status === 'failed' && suite.assertionResults.length === 0
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * Turns a runner's counts and exit into our result. A missing report, no test at all, or a bad exit code without a
 * failed test is a failure.
 * @param {Counts | null | 'none'} report 'none' for a check, which counts as one test
 * @param {{ code: number, timedOut: boolean }} end
 * @param {boolean} [mayBeEmpty] whether it is well that no test ran
 * @returns {Verdict}
 */
export function judge(report, { code, timedOut }, mayBeEmpty = false) {
  const counts = report === 'none' ? NOTHING : (report ?? NOTHING)
  const oneMore = (/** @type {string} */ reason) => ({
    counts: { ...counts, failed: counts.failed + 1 },
    reason,
  })
  if (timedOut) return oneMore('took too long and was ended')
  if (counts.failed > 0) return { counts, reason: `${counts.failed} failed` }
  if (code !== 0) return oneMore(`ended with code ${code}`)
  if (report === 'none') return { counts: { ...NOTHING, passed: 1 }, reason: '' }
  if (report === null) return oneMore('gave no report')
  if (report.passed === 0 && !mayBeEmpty) return oneMore('ran no test')
  return { counts, reason: '' }
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = { ...NOTHING }
  for (const { passed, failed, skipped } of all) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/**
 * The last line of a run.
 * @param {Counts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * @param {string} file
 * @returns what a runner left there as JSON; null when it is missing or broken
 */
export function parseReport(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
