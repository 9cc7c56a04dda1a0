import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseReport } from './results.mjs'
import { journeysOf, outcomeOf } from './timed-tests.mjs'

/**
 * @typedef {object} FailedJourney
 * @property {string} id of the runner, exact even where titles are equal
 * @property {string} title with its file and groups
 * @property {string} error the first line of what went wrong
 */

/** Playwright skips the tests after a failure there, and each needs those before it. */
const SERIAL = /mode: 'serial'/
// oxlint-disable-next-line no-control-regex -- the runner colours its messages
const COLOURS = /\u001B\[\d+m/g

/**
 * Which journeys failed in a run of Playwright.
 * @param {string} file its JSON report
 * @returns {FailedJourney[] | null} null when the run as a whole was broken, or there is no report
 */
export function readFailedJourneys(file) {
  const report = parseReport(file)
  if (!Array.isArray(report?.suites) || report.errors.length > 0) return null
  return journeysOf(report.suites)
    .filter(({ spec }) => outcomeOf(spec) === 'failed')
    .map(({ spec, place, title }) => {
      const errors = spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      const error = errors.find(Boolean)?.replace(COLOURS, '').split('\n')[0] ?? ''
      return { id: spec.id, title: `${place} › ${title}`, error }
    })
}

/**
 * The journeys to rerun.
 * @param {string} file a JSON report of Playwright
 * @returns {string[]} ids of the journeys that failed, and of all in one file with them where these depend on each
 *   other
 */
export function idsToRepeat(file) {
  const report = parseReport(file)
  const journeys = journeysOf(report.suites).map(({ spec }) => spec)
  const failed = journeys.filter((spec) => outcomeOf(spec) === 'failed')
  const isSerial = (/** @type {string} */ path) =>
    SERIAL.test(readFileSync(join(report.config.rootDir, path), 'utf8'))
  const whole = new Set(failed.map((spec) => spec.file).filter(isSerial))
  return journeys
    .filter((spec) => failed.includes(spec) || whole.has(spec.file))
    .map(({ id }) => id)
}

/**
 * @param {string} file a JSON report of Playwright
 * @returns {Map<string, { outcome: import('./timed-tests.mjs').TestOutcome, trace: string }>} by id; the trace's path is empty
 *   where none was made
 */
export function readJourneyEnds(file) {
  const report = parseReport(file)
  const journeys = Array.isArray(report?.suites) ? journeysOf(report.suites) : []
  return new Map(
    journeys.map(({ spec }) => {
      const attachments = spec.tests.flatMap(({ results }) =>
        results.flatMap((result) => result.attachments)
      )
      const trace = attachments.find(({ name }) => name === 'trace')?.path ?? ''
      return [spec.id, { outcome: outcomeOf(spec), trace }]
    })
  )
}
