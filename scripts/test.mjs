import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { endRunningCommands } from './lib/command.mjs'
import { closingLine, sum } from './lib/counts.mjs'
import { install, isInstallNeeded } from './lib/install.mjs'
import { onEndRequested } from './lib/lifetime.mjs'
import { printFailure } from './lib/problem.mjs'
import { Progress } from './lib/progress.mjs'
import { applicationNode, withWorkspaceBinaries } from './lib/runtime.mjs'
import { runSteps, selectSteps } from './lib/steps.mjs'
import { testPlan } from './lib/test-plan.mjs'

/** @typedef {import('./lib/steps.mjs').Step} Step */
/** @typedef {import('./lib/steps.mjs').StepResult} StepResult */

const MAX_SLOTS = 2

const progress = new Progress(process.stdout)
const workFolder = mkdtempSync(join(tmpdir(), 'lulus-run-'))
let interrupted = false

onEndRequested(
  () => {
    interrupted = true
    endRunningCommands()
  },
  () => rmSync(workFolder, { recursive: true, force: true })
)

let counts = { passed: 0, failed: 1, skipped: 0 }
try {
  counts = await testAll(process.argv.slice(2))
} catch (error) {
  progress.stop()
  printFailure(error)
} finally {
  progress.stop()
  rmSync(workFolder, { recursive: true, force: true })
}
console.log(`\n${closingLine(counts)}`)
process.exitCode = counts.failed > 0 ? 1 : 0

/**
 * @param {string[]} words steps to run, by parts of their ids; all when empty
 */
async function testAll(words) {
  if (isInstallNeeded()) await progress.during('installing packages', () => install(process.env))
  // Fails here, with its sentence, rather than in every step.
  applicationNode()

  const plan = testPlan({ env: withWorkspaceBinaries(process.env), workFolder })
  const steps = selectSteps(plan, words)
  if (steps.length === 0) {
    console.error(
      `No step is named like '${words.join(' ')}'. There are: ${plan.map(({ id }) => id).join(', ')}`
    )
    return { passed: 0, failed: 1, skipped: 0 }
  }

  const slots = Math.min(MAX_SLOTS, availableParallelism())
  const results = await runSteps(untilInterrupted(steps), slots, {
    started: ({ title }) => progress.begin(title),
    ended: ({ title }, result) => report(title, result),
  })
  const broken = steps.filter(({ id }) => (results.get(id)?.counts.failed ?? 0) > 0)
  if (broken.length > 0) progress.print(`\nFailed: ${broken.map(({ title }) => title).join('; ')}`)
  return sum([...results.values()].map((result) => result.counts))
}

/**
 * After Ctrl-C the steps that wait are not begun; they count as failed, for nobody knows.
 * @param {Step[]} steps
 * @returns {Step[]}
 */
function untilInterrupted(steps) {
  return steps.map((step) => ({
    ...step,
    run: async () =>
      interrupted
        ? { counts: { passed: 0, failed: 1, skipped: 0 }, reason: 'interrupted', output: '' }
        : step.run(),
  }))
}

/**
 * @param {string} title
 * @param {StepResult} result
 */
function report(title, { counts, reason, output }) {
  if (reason && counts.failed === 0) return progress.end(title, '-', reason)
  if (reason) {
    progress.end(title, '✗', reason)
    if (output.trim()) progress.print(`\n${output.trimEnd()}\n`)
    return
  }
  if (counts.passed === 0) return progress.end(title, '-', `skipped: ${output}`)
  progress.end(title, '✓', counts.passed + counts.skipped > 1 ? closingLine(counts) : '')
}
