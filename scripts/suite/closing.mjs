import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** @typedef {import('./run-step.mjs').StepOutcome} StepOutcome */

const MOST_SLOW_TESTS = 20

/**
 * The time of each step: wall-clock and CPU time.
 * @param {StepOutcome[]} outcomes
 */
export function timeTable(outcomes) {
  const ran = outcomes.filter(({ skipped }) => !skipped)
  const rows = ran.map(({ step, seconds, cpuSeconds }) => [
    step.title,
    seconds.toFixed(1),
    cpuSeconds?.toFixed(1) ?? '–',
  ])
  const all = sum(ran.map(({ cpuSeconds }) => cpuSeconds ?? 0))
  const lines = [['seconds', 'clock', 'CPU'], ...rows, ['all', '', all.toFixed(1)]]
  const widths = [0, 1, 2].map((at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map(([title = '', ...numbers]) =>
      [title.padEnd(widths[0] ?? 0), ...numbers.map((n, at) => n.padStart(widths[at + 1] ?? 0))]
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}

/**
 * The slowest tests of a run, the slowest first.
 * @param {StepOutcome[]} outcomes
 * @returns {{ step: string, file: string, title: string, seconds: number }[]}
 */
export function slowestTests(outcomes) {
  return outcomes
    .flatMap(({ step, tests }) =>
      tests.map(({ file, title, seconds }) => ({ step: step.id, file, title, seconds }))
    )
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, MOST_SLOW_TESTS)
}

/**
 * @param {ReturnType<typeof slowestTests>} tests
 * @returns {string} empty when there are none
 */
export function slowestTable(tests) {
  if (tests.length === 0) return ''
  const lines = tests.map(
    ({ step, file, title, seconds }) =>
      `${seconds.toFixed(1).padStart(7)}  ${step}: ${file ? `${file} › ` : ''}${title}`
  )
  return ['seconds  slowest tests', ...lines].join('\n')
}

/**
 * Writes the results of a run in machine-readable form.
 * @param {string} file its folder is created
 * @param {StepOutcome[]} outcomes
 * @param {import('./results.mjs').Counts} counts of the whole run
 * @param {import('./medians.mjs').SlowerTest[]} slower
 */
export function writeRunReport(file, outcomes, counts, slower) {
  const steps = outcomes.map((outcome) => ({
    id: outcome.step.id,
    title: outcome.step.title,
    ...outcome.counts,
    reason: outcome.reason,
    notRun: outcome.skipped,
    seconds: outcome.seconds,
    cpuSeconds: outcome.cpuSeconds,
    failures: outcome.failures.map(({ title }) => title),
    unsteady: outcome.unsteady,
    tests: outcome.tests,
  }))
  const report = { counts, steps, slowest: slowestTests(outcomes), slower }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`)
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0)
}
