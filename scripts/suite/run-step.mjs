import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runScript } from '../command.mjs'
import { Problem } from '../problem.mjs'
import { readFailures } from './failures.mjs'
import { judge, readReport, SKIPPED } from './results.mjs'
import { readTimedTests } from './timed-tests.mjs'

/**
 * @typedef {object} StepOutcome what became of a step
 * @property {import('./steps.mjs').Step} step
 * @property {import('./results.mjs').Counts} counts
 * @property {string} reason why it failed; empty when it passed
 * @property {string} skipped why it didn't run; empty when it did
 * @property {string} output
 * @property {import('./failures.mjs').Failure[]} failures
 * @property {import('./timed-tests.mjs').TimedTest[]} tests empty for a check
 * @property {import('./unsteady.mjs').UnsteadyJourney[]} unsteady journeys that passed when run once more
 * @property {number} seconds with a second run
 * @property {number | null} cpuSeconds null when that isn't known
 */

/** The browser journeys take seven minutes on two cores, and more than twenty at a third of their speed. */
const STEP_TIMEOUT_MS = 45 * 60_000

/** @type {Omit<StepOutcome, 'step' | 'counts'>} */
const NOTHING = {
  reason: '',
  skipped: '',
  output: '',
  failures: [],
  tests: [],
  unsteady: [],
  seconds: 0,
  cpuSeconds: null,
}

/**
 * Runs a step to its end; never rejects.
 * @param {import('./steps.mjs').Step} step
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.workFolder
 * @param {(pid: number) => void} [options.onStart] called with the process below which its runner runs
 * @returns {Promise<StepOutcome>}
 */
export async function runStep(step, { env, workFolder, onStart }) {
  const { id, script, workspace, report, provide } = step
  const file = join(workFolder, `${id}.json`)
  // Of an earlier run, when a step is repeated.
  rmSync(file, { force: true })
  try {
    const provision = await provide?.({ env: process.env, workFolder })
    if (provision && 'missing' in provision) return notRun(step, provision.missing)
    const end = await runScript(script, {
      workspace,
      args: report?.args(file) ?? [],
      env: { ...env, ...report?.env(file), ...provision?.env },
      timeoutMs: STEP_TIMEOUT_MS,
      onStart,
      usageFile: join(workFolder, `${id}.usage`),
    }).finally(() => provision?.release?.())
    const { counts, reason } = judge(report ? readReport(file) : 'none', end, report?.mayBeEmpty)
    const { output, seconds, cpuSeconds } = end
    const failures = reason ? failuresOf(file, reason) : []
    const tests = readTimedTests(file)
    return { ...NOTHING, step, counts, reason, output, failures, tests, seconds, cpuSeconds }
  } catch (error) {
    const { message, output = '' } = error instanceof Problem ? error : { message: String(error) }
    return { ...broken(step, message), output }
  }
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {string} reason
 * @returns {StepOutcome}
 */
export function notRun(step, reason) {
  return { ...NOTHING, step, counts: SKIPPED, skipped: reason }
}

/**
 * A step that failed before or without its runner.
 * @param {import('./steps.mjs').Step} step
 * @param {string} reason
 * @returns {StepOutcome}
 */
export function broken(step, reason) {
  const counts = { passed: 0, failed: 1, skipped: 0 }
  return { ...NOTHING, step, counts, reason, failures: [{ title: reason, page: '' }] }
}

/**
 * @param {string} file
 * @param {string} reason
 */
function failuresOf(file, reason) {
  const named = readFailures(file)
  return named.length > 0 ? named : [{ title: reason, page: '' }]
}
