import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Listr, PRESET_TIMER } from 'listr2'
import { endRunningCommands } from './command.mjs'
import { onEndRequested } from './lifetime.mjs'
import { printFailure } from './problem.mjs'
import { inRoot } from './runtime.mjs'
import { slowestTable, slowestTests, timeTable, writeRunReport } from './suite/closing.mjs'
import { environmentOfTests } from './suite/environment.mjs'
import { closingFailures } from './suite/failures.mjs'
import { closingLine, sum } from './suite/results.mjs'
import { readRecorded, record, slowerTable, slowerTests } from './suite/medians.mjs'
import { repeatFailed, stepsToRepeat } from './suite/repeat.mjs'
import { broken, notRun, runStep } from './suite/run-step.mjs'
import { readArguments, selectStages } from './suite/selection.mjs'
import { readMemory, remember, unsteadyTable } from './suite/unsteady.mjs'

/**
 * @typedef {import('./suite/run-step.mjs').StepOutcome} StepOutcome
 * @typedef {import('./suite/steps.mjs').Step} Step
 */

/** The results of the last run, in machine-readable form; ignored by git. */
const REPORT = inRoot('.cache', 'test', 'report.json')
/** The journeys that it found unsteady. */
const MEMORY = inRoot('.cache', 'test', 'unsteady.json')
/** How long tests usually take; committed. */
const MEDIANS = inRoot('scripts', 'suite', 'medians.json')
/** Outside the work folder, which is removed. */
const TRACES = inRoot('.cache', 'test', 'traces')
const workFolder = mkdtempSync(join(tmpdir(), 'lulus-run-'))
/** A mount left by a killed test prevents removal: that is reported, and doesn't change the verdict. */
const removeWorkFolder = () => {
  try {
    rmSync(workFolder, { recursive: true, force: true })
  } catch (error) {
    console.error(`${workFolder} could not be removed: ${String(error)}`)
  }
}
const env = environmentOfTests(workFolder)
let interrupted = false

onEndRequested(() => {
  interrupted = true
  endRunningCommands()
}, removeWorkFolder)

let counts = { passed: 0, failed: 1, skipped: 0 }
try {
  counts = await testAll(process.argv.slice(2))
} catch (error) {
  printFailure(error)
} finally {
  removeWorkFolder()
}
console.log(`\n${closingLine(counts)}`)
process.exitCode = counts.failed > 0 ? 1 : 0

/** @param {string[]} args */
async function testAll(args) {
  const { words, since, isRecorded } = readArguments(args)
  const stages = selectStages(words, since)
  if (stages.length === 0) return { passed: 0, failed: 0, skipped: 0 }

  const outcomes = /** @type {StepOutcome[]} */ ([])
  for (const steps of stages) await runStage(steps, outcomes)
  const last = interrupted ? outcomes : await repeatUnsteady(outcomes)
  const total = close(last)
  if (isRecorded) record(MEDIANS, last)
  return total
}

/**
 * Reruns failed journeys, when nothing else runs.
 * @param {StepOutcome[]} outcomes
 * @returns {Promise<StepOutcome[]>} with their final outcomes
 */
async function repeatUnsteady(outcomes) {
  const memory = readMemory(MEMORY)
  const last = new Map(outcomes.map((outcome) => [outcome.step.id, outcome]))
  for (const outcome of stepsToRepeat(outcomes, workFolder)) {
    console.log(`❯ once more, alone: ${outcome.step.title}, ${outcome.reason}`)
    const context = { env, workFolder, tracesFolder: TRACES, memory }
    const again = await repeatFailed(outcome, context)
    console.log(`${again.reason ? `✖ ${again.reason}` : '✔ unsteady'}: ${outcome.step.title}`)
    last.set(outcome.step.id, again)
  }
  const all = [...last.values()]
  const ran = all.filter(({ step, skipped }) => step.report?.repeat && !skipped)
  remember(
    MEMORY,
    Object.fromEntries(ran.map(({ step, unsteady }) => [step.id, unsteady.map((j) => j.title)]))
  )
  return all
}

/**
 * @param {Step[]} steps
 * @param {StepOutcome[]} outcomes of the steps before, to which those of these are added
 */
async function runStage(steps, outcomes) {
  const tasks = steps.map((step) => ({
    title: step.title,
    /** @param {unknown} _ @param {{ title: string, skip: (reason: string) => void }} task */
    task: async (_, task) => {
      const outcome = await runIfPossible(step, outcomes)
      outcomes.push(outcome)
      if (outcome.skipped) return task.skip(`${step.title}: ${outcome.skipped}`)
      if (outcome.reason) throw new Error(outcome.reason)
      const { passed, skipped } = outcome.counts
      if (passed + skipped > 1) task.title += `  ${closingLine(outcome.counts)}`
    },
  }))
  const list = new Listr(tasks, {
    // One more than cores, because the API's tests wait for clocks, timeouts and servers.
    concurrent: availableParallelism() + 1,
    exitOnError: false,
    registerSignalListeners: false,
    rendererOptions: { collapseSkips: false, timer: PRESET_TIMER },
    fallbackRendererOptions: { timer: PRESET_TIMER },
  })
  await list.run()
}

/**
 * @param {Step} step
 * @param {StepOutcome[]} before
 */
async function runIfPossible(step, before) {
  // After Ctrl-C waiting steps don't start; they count as failed.
  if (interrupted) return broken(step, 'interrupted')
  const failed = before.filter(({ counts }) => counts.failed > 0).map(({ step: { id } }) => id)
  const need = step.needs?.find((id) => failed.includes(id))
  return need ? notRun(step, `not run, for ${need} failed`) : runStep(step, { env, workFolder })
}

/** @param {StepOutcome[]} outcomes */
function close(outcomes) {
  const total = sum(outcomes.map((outcome) => outcome.counts))
  for (const { step, reason, output } of outcomes)
    if (reason) console.error(`\n✗ ${step.title}: ${reason}\n\n${output.trimEnd()}`)
  const slower = slowerTests(outcomes, readRecorded(MEDIANS))
  writeRunReport(REPORT, outcomes, total, slower)
  print(timeTable(outcomes), slowestTable(slowestTests(outcomes)), slowerTable(slower))
  const unsteady = outcomes.map(({ step, unsteady }) => ({
    step: step.title,
    journeys: unsteady,
  }))
  const failures = outcomes.map(({ step, failures }) => ({ step: step.title, failures }))
  print(unsteadyTable(unsteady), closingFailures(failures), `All of it, for programs: ${REPORT}`)
  return total
}

/** @param {string[]} parts of the closing report, of which the empty ones are left out */
function print(...parts) {
  for (const part of parts) if (part) console.log(`\n${part}`)
}
