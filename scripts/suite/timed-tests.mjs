import { relative } from 'node:path'
import { inRoot } from '../runtime.mjs'
import { parseReport } from './results.mjs'

/**
 * @typedef {'passed' | 'failed' | 'skipped'} TestOutcome
 *
 * @typedef {object} TimedTest
 * @property {string} id of a journey, exact even where titles are equal; empty for other tests
 * @property {string} file from the repository's root on; empty where the runner names none
 * @property {string} title with those of its groups
 * @property {number} seconds
 * @property {TestOutcome} outcome
 *
 * @typedef {object} JourneySuite of Playwright's JSON report
 * @property {string} title
 * @property {JourneySuite[]} [suites]
 * @property {JourneySpec[]} [specs]
 *
 * @typedef {object} JourneySpec
 * @property {string} id
 * @property {string} title
 * @property {boolean} ok
 * @property {string} file
 * @property {{ status: string, results: JourneyResult[] }[]} tests
 *
 * @typedef {object} JourneyResult
 * @property {number} duration ms
 * @property {{ name: string, path?: string }[]} attachments
 * @property {{ message?: string }} [error]
 *
 * @typedef {{ spec: JourneySpec, place: string, title: string }} Journey `place`: its file, as the runner names it; the title has its groups
 *
 * @typedef {{ name?: string, assertionResults: { status: string, fullName: string, duration?: number | null }[] }} UnitFile
 */

/**
 * Reads every test of a report that `readReport` can count.
 * @param {string} file
 * @returns {TimedTest[]} empty when the report is missing or broken
 */
export function readTimedTests(file) {
  const report = parseReport(file)
  if (Array.isArray(report?.suites)) {
    const root = report.config?.rootDir ?? ''
    return journeysOf(report.suites).map(({ spec, title }) => ({
      id: spec.id,
      file: fromRoot(`${root}/${spec.file}`),
      title,
      seconds: sum(spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
      outcome: outcomeOf(spec),
    }))
  }
  if (!Array.isArray(report?.testResults)) return []
  return report.testResults.flatMap((/** @type {UnitFile} */ { name, assertionResults }) =>
    assertionResults.map(({ status, fullName, duration }) => ({
      id: '',
      file: name ? fromRoot(name) : '',
      title: fullName,
      seconds: sum([duration ?? 0]),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    }))
  )
}

/**
 * @param {JourneySuite[]} suites
 * @returns {Journey[]} all journeys of a report
 */
export function journeysOf(suites) {
  // The outermost suites are the files.
  return suites.flatMap((suite) => within(suite, suite.title, ''))
}

/**
 * @param {JourneySuite} suite
 * @param {string} place
 * @param {string} groups titles of the groups around its tests
 * @returns {Journey[]}
 */
function within({ suites = [], specs = [] }, place, groups) {
  const here = specs.map((spec) => ({ spec, place, title: `${groups}${spec.title}` }))
  const inner = suites.map((suite) => within(suite, place, `${groups}${suite.title} › `))
  return [...here, ...inner.flat()]
}

/** @param {JourneySpec} spec */
export function outcomeOf({ ok, tests }) {
  if (!ok) return 'failed'
  return tests.every(({ status }) => status === 'skipped') ? 'skipped' : 'passed'
}

/** @param {string} path */
function fromRoot(path) {
  return relative(inRoot(), path).replaceAll('\\', '/')
}

/** @param {number[]} milliseconds */
function sum(milliseconds) {
  return milliseconds.reduce((all, one) => all + one, 0) / 1000
}
