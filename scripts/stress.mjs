/**
 * Repeats a step or a test file while its processes are paused at random and another core is busy, as on a
 * shared machine: what fails here fails there now and then. A seed repeats the pauses; which process each meets
 * depends on the moment.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endRunningCommands } from './command.mjs'
import { onEndRequested } from './lifetime.mjs'
import { printFailure, Problem } from './problem.mjs'
import { inRoot } from './runtime.mjs'
import { freezeAtRandom } from './stress/freeze.mjs'
import { seeded } from './stress/random.mjs'
import { targetOf } from './stress/target.mjs'
import { environmentOfTests } from './suite/environment.mjs'
import { closingLine } from './suite/results.mjs'
import { runStep } from './suite/run-step.mjs'

const USAGE =
  'npm run test:stress -- PART [TIMES] [--seed NUMBER]: a step, or a part of a test file.'
const USUAL_TIMES = '10'

const workFolder = mkdtempSync(join(tmpdir(), 'lulus-stress-'))
const env = environmentOfTests(workFolder)
const busy = Array.from({ length: availableParallelism() - 1 }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
)
let interrupted = false
const cleanUp = () => {
  for (const one of busy) one.kill('SIGKILL')
  rmSync(workFolder, { recursive: true, force: true })
}
onEndRequested(() => {
  interrupted = true
  endRunningCommands()
}, cleanUp)

try {
  const broken = await repeat()
  process.exitCode = broken > 0 || interrupted ? 1 : 0
} catch (error) {
  printFailure(error)
  process.exitCode = 1
} finally {
  cleanUp()
}

/** @returns {Promise<number>} how many runs failed */
async function repeat() {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
    allowPositionals: true,
  })
  const [part, times = USUAL_TIMES] = positionals
  const [count, seed] = [Number(times), Number(values.seed)]
  if (!part || !Number.isInteger(count) || !Number.isInteger(seed)) throw new Problem(USAGE)
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: inRoot(), encoding: 'utf8' })
  const { step, name } = targetOf(part, stdout.split('\n'))

  let broken = 0
  for (let at = 0; at < count && !interrupted; at++) {
    const outcome = await runOnce(step, seed + at)
    if (outcome.reason) broken += 1
  }
  console.log(`\n${name}: ${broken} of ${count} runs broke`)
  return broken
}

/**
 * @param {import('./suite/steps.mjs').Step} step
 * @param {number} seed
 */
async function runOnce(step, seed) {
  let end = () => 0
  const onStart = (/** @type {number} */ pid) => {
    end = freezeAtRandom(pid, seeded(seed))
  }
  const outcome = await runStep(step, { env, workFolder, onStart })
  const pauses = end()
  const { counts, reason, failures, skipped, seconds } = outcome
  const what = skipped || `${closingLine(counts)}, ${pauses} pauses, ${seconds.toFixed(1)} s`
  console.log(`${reason || skipped ? '✖' : '✔'} --seed ${seed}: ${what}`)
  for (const { title } of failures) console.log(`    ${title}`)
  if (reason) console.log(outcome.output.trimEnd().replaceAll(/^/gm, '    | '))
  return outcome
}
