import { existsSync, readFileSync } from 'node:fs'
import { parseReport } from './results.mjs'
import { journeysOf } from './timed-tests.mjs'

/**
 * @typedef {object} Failure a test that failed
 * @property {string} title
 * @property {string} page what the page showed to assistive technology then; empty for other tests than journeys
 *
 * @typedef {import('./timed-tests.mjs').JourneyResult} JourneyResult
 */

/** Lines of a page that are printed; a screen of the exam has some 150. */
const MOST_LINES = 60

/**
 * Reads which tests failed out of a report that `readReport` can count.
 * @param {string} file
 * @returns {Failure[]} empty when the report is missing or broken
 */
export function readFailures(file) {
  const report = parseReport(file)
  if (Array.isArray(report?.suites)) return journeysOf(report.suites).flatMap(failureOf)
  if (!Array.isArray(report?.testResults)) return []
  return report.testResults.flatMap(
    (
      /** @type {{ status: string, name?: string, assertionResults: { status: string, fullName: string }[] }} */ suite
    ) => {
      const failed = suite.assertionResults.filter(({ status }) => status === 'failed')
      const titles = failed.map(({ fullName }) => fullName)
      if (titles.length === 0 && suite.status === 'failed') titles.push(suite.name ?? '')
      return titles.map((title) => ({ title, page: '' }))
    }
  )
}

/**
 * The failures that a run prints before its last line, because only the end of its output may be stored.
 * @param {{ step: string, failures: Failure[] }[]} failed
 */
export function closingFailures(failed) {
  return failed
    .flatMap(({ step, failures }) =>
      failures.map(({ title, page }) => `✗ ${step}: ${title}${page && `\n${page}`}`)
    )
    .join('\n')
}

/** @param {import('./timed-tests.mjs').Journey} journey */
function failureOf({ spec, place, title }) {
  if (spec.ok) return []
  const page = pageOf(spec.tests.flatMap(({ results }) => results))
  return [{ title: `${place} › ${title}`, page }]
}

/** @param {JourneyResult[]} results */
function pageOf(results) {
  const attachments = results.flatMap((result) => result.attachments)
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return ''
  const shown = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
  const lines = shown.split('\n')
  const cut = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines
  return cut.map((line) => `    ${line}`).join('\n')
}
