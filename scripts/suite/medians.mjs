import { writeFileSync } from 'node:fs'
import { parseReport } from './results.mjs'

/**
 * How long each test usually takes, as a share of all tests of its step in the same run: machines differ threefold, and so does
 * one machine from hour to hour, but what they do to one test they do to the others.
 *
 * @typedef {import('./run-step.mjs').StepOutcome} StepOutcome
 * @typedef {Record<string, Record<string, number[]>>} Recorded shares of the last recordings, by step and test
 *
 * @typedef {object} SlowerTest
 * @property {string} step
 * @property {string} test
 * @property {number} times how many times slower it was than usual
 * @property {number} seconds
 */

/** A test with a smaller share isn't recorded, and counts as having this one: a thousandth of its step. */
const LEAST_SHARE = 0.001
/** The median is taken of this many recordings. */
const MOST_RECORDINGS = 5
const SLOWER_TIMES = 3
/** One pause of a busy machine makes a short test look slower. */
const LEAST_SECONDS = 2

/**
 * @param {string} file
 * @returns {Recorded} empty when nothing is recorded
 */
export function readRecorded(file) {
  return parseReport(file) ?? {}
}

/**
 * Tests that took three times their recorded median or more.
 * @param {StepOutcome[]} outcomes
 * @param {Recorded} recorded
 * @returns {SlowerTest[]} the worst first; none of a step that was never recorded
 */
export function slowerTests(outcomes, recorded) {
  return whole(outcomes)
    .flatMap(({ step, tests }) => {
      const usual = recorded[step.id]
      if (!usual) return []
      return [...sharesOf(tests)].map(([test, { share, seconds }]) => {
        const times = share / Math.max(median(usual[test] ?? []), LEAST_SHARE)
        return { step: step.id, test, times, seconds }
      })
    })
    .filter(({ times, seconds }) => times >= SLOWER_TIMES && seconds >= LEAST_SECONDS)
    .sort((one, other) => other.times - one.times)
}

/** @param {SlowerTest[]} tests */
export function slowerTable(tests) {
  if (tests.length === 0) return ''
  const lines = tests.map(
    ({ step, test, times, seconds }) =>
      `${`×${times.toFixed(1)}`.padStart(7)}  ${step}: ${test} (${seconds.toFixed(1)} s)`
  )
  return ['  times  slower than their median, as a share of their step', ...lines].join('\n')
}

/**
 * Adds a run to the recordings. Tests that were deleted, or take little by now, are dropped.
 * @param {string} file
 * @param {StepOutcome[]} outcomes
 */
export function record(file, outcomes) {
  const recorded = readRecorded(file)
  for (const { step, tests } of whole(outcomes)) {
    const before = recorded[step.id] ?? {}
    const shares = [...sharesOf(tests)].map(([test, { share }]) => {
      const all = [...(before[test] ?? []), Number(share.toPrecision(3))].slice(-MOST_RECORDINGS)
      return /** @type {const} */ ([test, all])
    })
    recorded[step.id] = Object.fromEntries(
      shares
        .filter(([, all]) => median(all) >= LEAST_SHARE)
        .sort(([one], [other]) => (one < other ? -1 : 1))
    )
  }
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`)
}

/**
 * Steps whose tests all ran, and passed: the shares of others can't be compared.
 * @param {StepOutcome[]} outcomes
 */
function whole(outcomes) {
  return outcomes.filter(
    ({ step, counts, tests, unsteady }) =>
      tests.length > 0 && counts.failed === 0 && unsteady.length === 0 && !step.report?.mayBeEmpty
  )
}

/** @param {import('./timed-tests.mjs').TimedTest[]} tests */
function sharesOf(tests) {
  const all = tests.reduce((sum, { seconds }) => sum + seconds, 0)
  const shares = /** @type {Map<string, { share: number, seconds: number }>} */ (new Map())
  for (const { file, title, seconds } of tests) {
    const test = file ? `${file} › ${title}` : title
    // Those of a loop may share a title.
    if ((shares.get(test)?.seconds ?? 0) < seconds)
      shares.set(test, { share: seconds / all, seconds })
  }
  return shares
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
