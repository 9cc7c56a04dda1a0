import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsToRepeat, readFailedJourneys, readJourneyEnds } from './journeys.mjs'
import { readFailures } from './failures.mjs'
import { readTimedTests } from './timed-tests.mjs'
import { runStep } from './run-step.mjs'
import { MOST_UNSTEADY } from './unsteady.mjs'

/**
 * @typedef {import('./run-step.mjs').StepOutcome} StepOutcome
 * @typedef {import('./unsteady.mjs').UnsteadyJourney} UnsteadyJourney
 *
 * @typedef {object} RepeatContext
 * @property {NodeJS.ProcessEnv} env
 * @property {string} workFolder where the steps' reports are
 * @property {string} tracesFolder
 * @property {Record<string, string[]>} memory what was unsteady in the run before, by the step's id
 */

/**
 * Which steps have journeys to rerun: none where more of them failed than may be unsteady, or a run as a whole broke.
 * @param {StepOutcome[]} outcomes
 * @param {string} workFolder
 * @returns {StepOutcome[]}
 */
export function stepsToRepeat(outcomes, workFolder) {
  const failed = outcomes
    .filter(({ step, reason }) => reason && step.report?.repeat)
    .map((outcome) => ({
      outcome,
      journeys: readFailedJourneys(reportOf(outcome, workFolder)) ?? [],
    }))
    // A step that was ended, or failed by more than its journeys, isn't fixed by rerunning these.
    .filter(({ outcome, journeys }) => journeys.length === outcome.counts.failed)
  const count = failed.reduce((sum, { journeys }) => sum + journeys.length, 0)
  return count > MOST_UNSTEADY ? [] : failed.map(({ outcome }) => outcome)
}

/**
 * Reruns a step's failed journeys, alone and with a trace.
 * @param {StepOutcome} first
 * @param {RepeatContext} context
 * @returns {Promise<StepOutcome>} the step's final outcome
 */
export async function repeatFailed(first, { env, workFolder, tracesFolder, memory }) {
  const { step } = first
  const file = reportOf(first, workFolder)
  const journeys = readFailedJourneys(file) ?? []
  const list = join(workFolder, `${step.id}-failed.json`)
  writeFileSync(list, JSON.stringify({ status: 'failed', failedTests: idsToRepeat(file) }))

  const id = `${step.id}-again`
  const traces = join(tracesFolder, step.id)
  const again = await runStep(
    { ...step, id, report: step.report?.repeat?.(list, traces) },
    { env, workFolder }
  )
  const secondFile = join(workFolder, `${id}.json`)
  const ends = readJourneyEnds(secondFile)
  const unsteady = journeys
    .filter(({ id }) => ends.get(id)?.outcome === 'passed')
    .map(({ id, title, error }) => ({ title, error, trace: ends.get(id)?.trace ?? '' }))
  const merged = { ...first, ...mergedTests(first, secondFile), unsteady }
  const seconds = first.seconds + again.seconds
  const cpuSeconds =
    first.cpuSeconds === null || again.cpuSeconds === null
      ? null
      : first.cpuSeconds + again.cpuSeconds
  const output = `${first.output}\n\nOnce more, alone:\n\n${again.output}`
  return judgeAgain(
    { ...merged, seconds, cpuSeconds, output },
    again,
    secondFile,
    memory[step.id] ?? []
  )
}

/**
 * @param {StepOutcome} merged
 * @param {StepOutcome} again
 * @param {string} secondFile
 * @param {string[]} before titles that were unsteady in the run before
 * @returns {StepOutcome}
 */
function judgeAgain(merged, again, secondFile, before) {
  const { failed } = merged.counts
  const twice = merged.unsteady.filter(({ title }) => before.includes(title))
  // A second run that never began gives no result.
  const named = again.tests.length > 0 ? readFailures(secondFile) : merged.failures
  const failures = [
    ...named,
    ...twice.map(({ title }) => ({ title: `${title} (unsteady in two runs in a row)`, page: '' })),
  ]
  const counts = {
    ...merged.counts,
    passed: merged.counts.passed - twice.length,
    failed: failed + twice.length,
  }
  const outcome = { ...merged, counts, failures }
  if (failed > 0) return { ...outcome, reason: `${failed} failed` }
  if (twice.length > 0)
    return { ...outcome, reason: `${twice.length} unsteady in two runs in a row` }
  // All passed, and yet the runner failed.
  if (again.reason) {
    const reason = `once more: ${again.reason}`
    return { ...outcome, counts: { ...counts, failed: 1 }, reason, failures: again.failures }
  }
  return { ...outcome, reason: '' }
}

/**
 * The tests of a step, each with its last result.
 * @param {StepOutcome} first
 * @param {string} secondFile
 */
function mergedTests(first, secondFile) {
  const second = new Map(readTimedTests(secondFile).map((test) => [test.id, test]))
  const tests = first.tests.map((test) => second.get(test.id) ?? test)
  const count = (/** @type {string} */ wanted) =>
    tests.filter(({ outcome }) => outcome === wanted).length
  const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
  return { tests, counts }
}

/**
 * @param {StepOutcome} outcome
 * @param {string} workFolder
 */
function reportOf({ step }, workFolder) {
  return join(workFolder, `${step.id}.json`)
}
