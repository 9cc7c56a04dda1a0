import { existsSync, readFileSync } from 'node:fs'
import { BUILDS, buildWorkspace, isBuilt } from './builds.mjs'
import { provideChromium } from './chromium.mjs'
import {
  countJapa,
  countNodeTest,
  countPlaywright,
  countVitest,
  judgeCheck,
  judgeRunner,
} from './counts.mjs'
import { fingerprint } from './fingerprint.mjs'
import { provideMariadb } from './mariadb.mjs'
import { ROOT } from './paths.mjs'
import { freePort } from './port.mjs'
import { guarded, skipped } from './test-scripts.mjs'

const JOURNEYS_TIMEOUT_MS = 15 * 60_000
/** Written for the dev server alone; not part of the generated client. */
const DEV_SERVER_LEFTOVER = 'api/.adonisjs/server/routes.json'

/**
 * @typedef {import('./steps.mjs').StepResult} StepResult
 * @typedef {import('./test-scripts.mjs').RunScript} RunScript
 * @typedef {import('./test-scripts.mjs').ScriptCall} ScriptCall
 */

/**
 * A script that only passes or fails.
 * @param {RunScript} npm
 * @param {ScriptCall} call
 * @returns {Promise<StepResult>}
 */
export function runCheck(npm, call) {
  return guarded(call, async () => {
    const end = await npm(call)
    return { ...judgeCheck(end), output: end.output }
  })
}

/**
 * The tests of these scripts, by Node's own runner.
 * @param {RunScript} npm
 * @returns {Promise<StepResult>}
 */
export function runNodeTests(npm) {
  const call = { script: 'test:scripts' }
  return guarded(call, async () => {
    const end = await npm(call)
    return { ...judgeRunner(countNodeTest(end.output), end), output: end.output }
  })
}

/**
 * Generates once more and compares: in a fresh clone that is what a diff of the commit would say, and in a work tree
 * it doesn't complain of fresh files that wait for their commit.
 * @param {RunScript} npm
 * @returns {Promise<StepResult>}
 */
export async function checkCodegen(npm) {
  const call = { workspace: 'api', script: 'codegen' }
  return guarded(call, async () => {
    const generated = () =>
      fingerprint(ROOT, ['api/.adonisjs'], (path) => path === DEV_SERVER_LEFTOVER)
    const before = await generated()
    const end = await npm(call)
    const verdict = judgeCheck(end)
    if (verdict.reason || (await generated()) === before) return { ...verdict, output: end.output }
    return {
      counts: { passed: 0, failed: 1, skipped: 0 },
      reason: 'api/.adonisjs was stale',
      output: `${end.output}\napi/.adonisjs has been generated anew: commit it.`,
    }
  })
}

/**
 * A suite of the API, on the database that env names.
 * @param {RunScript} npm
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<StepResult>}
 */
export async function runJapa(npm, script, env) {
  const call = { workspace: 'api', script, env: { ...env, PORT: String(await freePort()) } }
  return guarded(call, async () => {
    const end = await npm(call)
    return { ...judgeRunner(countJapa(end.output), end), output: end.output }
  })
}

/**
 * The functional suite on a MariaDB or MySQL database made for this run.
 * @param {RunScript} npm
 * @param {import('./test-plan.mjs').Context} context
 * @returns {Promise<StepResult>}
 */
export async function runOnMariadb(npm, context) {
  const database = await provideMariadb(context.env, context.workFolder)
  if ('missing' in database) return skipped(database.missing)
  try {
    return await runJapa(npm, 'test:functional', database.env)
  } finally {
    await database.remove()
  }
}

/**
 * The tests of a workspace that uses vitest.
 * @param {RunScript} npm
 * @param {string} workspace
 * @param {string} reportFile
 * @returns {Promise<StepResult>}
 */
export async function runVitest(npm, workspace, reportFile) {
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const call = { workspace, script: 'test', args }
  return guarded(call, async () => {
    const end = await npm(call)
    return { ...judgeRunner(countVitest(readReport(reportFile)), end), output: end.output }
  })
}

/**
 * The browser journeys of a workspace, in a real Chromium against the builds.
 * @param {RunScript} npm
 * @param {'web' | 'desktop'} workspace
 * @param {NodeJS.ProcessEnv} env
 * @param {string} reportFile
 * @returns {Promise<StepResult>}
 */
export async function runJourneys(npm, workspace, env, reportFile) {
  const call = {
    workspace,
    script: 'test:e2e',
    args: ['--reporter=list,json'],
    timeoutMs: JOURNEYS_TIMEOUT_MS,
  }
  return guarded(call, async () => {
    const browser = {
      CHROMIUM_PATH: await provideChromium(env),
      E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    }
    const end = await npm({ ...call, env: browser })
    return { ...judgeRunner(countPlaywright(readReport(reportFile)), end), output: end.output }
  })
}

/**
 * A build, made anew only when its sources changed.
 * @param {'api' | 'web'} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<StepResult>}
 */
export async function checkBuild(name, env) {
  return guarded({ workspace: name, script: 'build' }, async () => {
    const output = (await isBuilt(BUILDS[name])) ? '' : await buildWorkspace(BUILDS[name], env)
    return { ...judgeCheck({ code: 0, timedOut: false }), output }
  })
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
