/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 *
 * @typedef {object} Verdict
 * @property {Counts} counts
 * @property {string} reason why the step failed, empty when it didn't
 */

// eslint-style escapes would hide what this is: the escape character that starts a colour code.
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/**
 * japa's closing line, `Tests  7 passed, 1 failed, 1 skipped (9)`; in a run of several suites the last one.
 * @param {string} output
 * @returns {Counts | null} null when there is no such line
 */
export function countJapa(output) {
  const lines = [...plain(output).matchAll(/^\s*Tests\s+(\d.*)\(\d+\)\s*$/gm)]
  const line = lines.at(-1)?.[1]
  if (line === undefined) return null
  return {
    passed: named(line, 'passed'),
    // A regression is a test marked as failing that passes now: the mark is wrong.
    failed: named(line, 'failed') + named(line, 'regression'),
    skipped: named(line, 'skipped') + named(line, 'todo'),
  }
}

/**
 * The closing lines of Node's own runner, `ℹ pass 12` (spec) or `# pass 12` (tap).
 * @param {string} output
 * @returns {Counts | null}
 */
export function countNodeTest(output) {
  const text = plain(output)
  /** @param {string} name */
  const of = (name) =>
    Number([...text.matchAll(new RegExp(`^[#ℹ] ${name} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? Number.NaN)
  const counts = {
    passed: of('pass'),
    failed: of('fail') + of('cancelled'),
    skipped: of('skipped') + of('todo'),
  }
  return Number.isNaN(counts.passed + counts.failed + counts.skipped) ? null : counts
}

/**
 * The report of vitest's json reporter.
 * @param {string} json
 * @returns {Counts | null} null when the report is missing or broken
 */
export function countVitest(json) {
  const report = parse(json)
  if (typeof report?.numPassedTests !== 'number') return null
  // A file that can't be imported is a failed suite without a failed test.
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * The report of Playwright's json reporter. A test that passes only when it is tried again counts as failed.
 * @param {string} json
 * @returns {Counts | null} null when the report is missing or broken
 */
export function countPlaywright(json) {
  const report = parse(json)
  if (typeof report?.stats?.expected !== 'number') return null
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/**
 * Turns what a runner counted and how it ended into what we report. Nothing passes by silence: no summary, no test
 * that ran, or a bad exit code without a failed test are failures.
 * @param {Counts | null} counts
 * @param {{ code: number, timedOut: boolean }} end
 * @returns {Verdict}
 */
export function judgeRunner(counts, { code, timedOut }) {
  const known = counts ?? { passed: 0, failed: 0, skipped: 0 }
  if (timedOut) return oneMoreFailure(known, 'took too long and was ended')
  if (known.failed > 0) return { counts: known, reason: `${known.failed} failed` }
  if (code !== 0) return oneMoreFailure(known, `ended with code ${code}`)
  if (counts === null) return oneMoreFailure(known, 'gave no summary')
  if (known.passed === 0) return oneMoreFailure(known, 'ran no test')
  return { counts: known, reason: '' }
}

/**
 * A check without tests of its own counts as one.
 * @param {{ code: number, timedOut: boolean }} end
 * @returns {Verdict}
 */
export function judgeCheck({ code, timedOut }) {
  if (code === 0 && !timedOut) return { counts: { passed: 1, failed: 0, skipped: 0 }, reason: '' }
  const nothing = { passed: 0, failed: 0, skipped: 0 }
  return oneMoreFailure(
    nothing,
    timedOut ? 'took too long and was ended' : `ended with code ${code}`
  )
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 }
  )
}

/**
 * The line a run ends with.
 * @param {Counts} counts
 * @returns {string}
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * @param {Counts} counts
 * @param {string} reason
 * @returns {Verdict}
 */
function oneMoreFailure(counts, reason) {
  return { counts: { ...counts, failed: counts.failed + 1 }, reason }
}

/** @param {string} text */
function plain(text) {
  return text.replace(COLOUR, '')
}

/**
 * @param {string} line
 * @param {string} name
 */
function named(line, name) {
  return Number(new RegExp(`(\\d+) ${name}`).exec(line)?.[1] ?? 0)
}

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
