import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Listr, PRESET_TIMER } from 'listr2'
import { endRunningCommands, runScript } from './command.mjs'
import { closingFailures, readFailures } from './failures.mjs'
import { onEndRequested } from './lifetime.mjs'
import { printFailure, Problem } from './problem.mjs'
import { closingLine, judge, readReport, SKIPPED, sum } from './results.mjs'
import { withWorkspaceBinaries } from './runtime.mjs'
import { selectSteps, STAGES } from './test-steps.mjs'

/**
 * @typedef {import('./results.mjs').Counts} Counts
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {import('./test-steps.mjs').Step} Step
 */

/** The browser journeys take seven minutes on two cores, and more than twenty at a third of their speed. */
const STEP_TIMEOUT_MS = 45 * 60_000
/** A developer's own settings must not affect the tests. */
const LEAKING =
  /^(NODE_ENV|APP_KEY|APP_URL|DEMO|DEMO_DATA|HOST|PORT|DATA_DIR|WEB_DIST|LOG_LEVEL|SECURITY_LOG|REDIS_URL|(DB|S3|DRIVE)_.*)$/

const workFolder = mkdtempSync(join(tmpdir(), 'lulus-run-'))
const removeWorkFolder = () => rmSync(workFolder, { recursive: true, force: true })
const environment = {
  ...withWorkspaceBinaries(
    Object.fromEntries(Object.entries(process.env).filter(([name]) => !LEAKING.test(name)))
  ),
  // In the work folder, which is removed even after a killed test.
  TMPDIR: workFolder,
  WIREIT_CACHE: 'none',
}
/** After Ctrl-C waiting steps don't start; they count as failed. */
const INTERRUPTED = {
  counts: { passed: 0, failed: 1, skipped: 0 },
  reason: 'interrupted',
  skipped: '',
}
/** @type {Set<string>} ids */
const failed = new Set()
/** Output of the failed steps. */
const complaints = /** @type {string[]} */ ([])
/** What failed, by step. */
const failures = /** @type {{ step: string, failures: Failure[] }[]} */ ([])
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

/**
 * @param {string[]} words steps to run, by parts of their ids; all when empty
 * @returns {Promise<Counts>}
 */
async function testAll(words) {
  const stages = selectSteps(STAGES, words)
  if (stages.length === 0) {
    const ids = STAGES.flat().map(({ id }) => id)
    console.error(`No step is named like '${words.join(' ')}'. There are: ${ids.join(', ')}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }

  const results = /** @type {Counts[]} */ ([])
  for (const steps of stages) {
    const tasks = steps.map((step) => ({
      title: step.title,
      /** @param {unknown} _ @param {{ title: string, skip: (reason: string) => void }} task */
      task: async (_, task) => {
        const result = interrupted ? INTERRUPTED : await runStep(step)
        results.push(result.counts)
        if (result.counts.failed > 0) failed.add(step.id)
        if (result.skipped) return task.skip(`${step.title}: ${result.skipped}`)
        const { passed, skipped } = result.counts
        if (result.reason) throw new Error(result.reason)
        if (passed + skipped > 1) task.title += `  ${closingLine(result.counts)}`
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
  for (const complaint of complaints) console.error(complaint)
  if (failures.length > 0) console.error(`\n${closingFailures(failures)}`)
  return sum(results)
}

/** @param {Step} step */
async function runStep({ id, title, script, workspace, needs = [], report, provide }) {
  const broken = needs.find((need) => failed.has(need))
  if (broken) return { counts: SKIPPED, reason: '', skipped: `not run, for ${broken} failed` }
  const file = join(workFolder, `${id}.json`)
  /** @param {import('./results.mjs').Verdict} verdict @param {string} output */
  const conclude = (verdict, output) => {
    if (verdict.reason) {
      complaints.push(`\n✗ ${title}: ${verdict.reason}\n\n${output.trimEnd()}`)
      const named = readFailures(file)
      const unnamed = [{ title: verdict.reason, page: '' }]
      failures.push({ step: title, failures: named.length > 0 ? named : unnamed })
    }
    return { ...verdict, skipped: '' }
  }
  try {
    const provision = await provide?.({ env: process.env, workFolder })
    if (provision && 'missing' in provision)
      return { counts: SKIPPED, reason: '', skipped: provision.missing }
    const end = await runScript(script, {
      workspace,
      args: report?.args(file) ?? [],
      env: { ...environment, ...report?.env(file), ...provision?.env },
      timeoutMs: STEP_TIMEOUT_MS,
    }).finally(() => provision?.release?.())
    return conclude(judge(report ? readReport(file) : 'none', end), end.output)
  } catch (error) {
    const { message, output = '' } = error instanceof Problem ? error : { message: String(error) }
    return conclude({ counts: { passed: 0, failed: 1, skipped: 0 }, reason: message }, output)
  }
}
