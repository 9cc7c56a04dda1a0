import { readFileSync } from 'node:fs'
import { run } from './command.mjs'
import { inRoot } from './paths.mjs'
import { Problem } from './problem.mjs'
import { npmCommand } from './runtime.mjs'

const STEP_TIMEOUT_MS = 10 * 60_000

/** A developer's own settings must not change what the tests see. */
const LEAKING = [
  'NODE_ENV',
  'APP_KEY',
  'APP_URL',
  'DEMO',
  'HOST',
  'PORT',
  'DATA_DIR',
  'WEB_DIST',
  'LOG_LEVEL',
  'REDIS_URL',
]

/**
 * @typedef {import('./steps.mjs').StepResult} StepResult
 * @typedef {import('./command.mjs').CommandResult} CommandResult
 *
 * @typedef {object} ScriptCall
 * @property {string} [workspace] the root when absent
 * @property {string} script
 * @property {string[]} [args]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeoutMs]
 *
 * @typedef {(call: ScriptCall) => Promise<CommandResult>} RunScript
 */

/**
 * Runs a script of the root's or a workspace's package.json.
 * @param {NodeJS.ProcessEnv} base
 * @param {ScriptCall} call
 * @returns {Promise<CommandResult>}
 */
export function runScript(
  base,
  { workspace, script, args = [], env = {}, timeoutMs = STEP_TIMEOUT_MS }
) {
  const place = workspace ? ['--workspace', workspace] : []
  const rest = args.length > 0 ? ['--', ...args] : []
  const command = [...npmCommand(base), 'run', '--silent', script, ...place, ...rest]
  return run(command, { cwd: inRoot(), env: { ...base, ...env }, timeoutMs })
}

/**
 * Answers for what keeps a step from running: a script that isn't there, or a machine that lacks something.
 * @param {ScriptCall} call
 * @param {() => Promise<StepResult>} work
 * @returns {Promise<StepResult>}
 */
export async function guarded({ workspace, script }, work) {
  if (!hasScript(workspace, script)) {
    const sentence = `${workspace ?? 'the root'} has no script '${script}'`
    return workspace === 'desktop' ? skipped(sentence) : failed(sentence)
  }
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return { ...failed(error.message), output: error.output }
    throw error
  }
}

/**
 * The environment for tests.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutLeaks(env) {
  const isLeaking = (/** @type {string} */ name) =>
    LEAKING.includes(name) || /^(DB|S3|DRIVE)_/.test(name)
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isLeaking(name)))
}

/**
 * What can't be tested here, for a reason that isn't a fault.
 * @param {string} reason
 * @returns {StepResult}
 */
export function skipped(reason) {
  return { counts: { passed: 0, failed: 0, skipped: 1 }, reason: '', output: reason }
}

/**
 * @param {string} reason
 * @returns {StepResult}
 */
function failed(reason) {
  return { counts: { passed: 0, failed: 1, skipped: 0 }, reason, output: '' }
}

/**
 * @param {string | undefined} workspace
 * @param {string} script
 * @returns {boolean}
 */
function hasScript(workspace, script) {
  const manifest = JSON.parse(readFileSync(inRoot(workspace ?? '', 'package.json'), 'utf8'))
  return script in (manifest.scripts ?? {})
}
