import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ counts: Counts, reason: string }} Verdict `reason` says why the step failed, empty when it didn't
 */

const NOTHING = { passed: 0, failed: 0, skipped: 0 }
export const SKIPPED = { ...NOTHING, skipped: 1 }

/**
 * Reads what a runner's JSON reporter has left: Playwright's, vitest's, and the API's, which has vitest's totals.
 * @param {string} file
 * @returns {Counts | null} null when the report is missing or broken
 */
export function readReport(file) {
  if (!existsSync(file)) return null
  const report = parse(readFileSync(file, 'utf8'))
  if (typeof report?.stats?.expected === 'number') {
    const { expected, unexpected, flaky, skipped } = report.stats
    // What passes only when it is tried again has failed.
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  if (typeof report?.numPassedTests !== 'number') return null
  // A file that can't be imported is a failed suite without a failed test.
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
 * Turns what a runner counted and how it ended into what we report. Nothing passes by silence: no report, no test that
 * ran, or a bad exit code without a failed test are failures.
 * @param {Counts | null | 'none'} report 'none' for a check, which counts as one test
 * @param {{ code: number, timedOut: boolean }} end
 * @returns {Verdict}
 */
export function judge(report, { code, timedOut }) {
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
  if (report.passed === 0) return oneMore('ran no test')
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
 * The line a run ends with.
 * @param {Counts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
