import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILDS, buildWorkspace, isBuilt } from './builds.mjs'
import { provideChromium } from './chromium.mjs'
import { run } from './command.mjs'
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
import { inRoot, ROOT } from './paths.mjs'
import { freePort } from './port.mjs'
import { Problem } from './problem.mjs'
import { npmCommand } from './runtime.mjs'

const STEP_TIMEOUT_MS = 10 * 60_000
const JOURNEYS_TIMEOUT_MS = 15 * 60_000

/** Written for the dev server alone; not part of the generated client. */
const DEV_SERVER_LEFTOVER = 'api/.adonisjs/server/routes.json'

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
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').StepResult} StepResult
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./command.mjs').CommandResult} CommandResult
 *
 * @typedef {object} Context
 * @property {NodeJS.ProcessEnv} env the environment npm test was called with, workspace binaries first
 * @property {string} workFolder temporary, absolute; the caller removes it
 *
 * @typedef {object} ScriptCall
 * @property {string} [workspace] the root when absent
 * @property {string} script
 * @property {string[]} [args]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeoutMs]
 */

/**
 * Everything `npm test` runs, in the order it is begun. Codegen comes before whatever reads or rewrites its files.
 * @param {Context} context
 * @returns {Step[]}
 */
export function testPlan(context) {
  const base = withoutLeaks(context.env)
  /** @param {ScriptCall} call */
  const npm = (call) => runScript(base, call)
  /** @param {string} name */
  const report = (name) => join(context.workFolder, name)

  return [
    {
      id: 'codegen',
      title: 'generated client is fresh',
      run: () => checkCodegen(npm),
    },
    ...checks(npm, [
      ['types-api', 'types: api', { workspace: 'api', script: 'typecheck' }],
      ['types-web', 'types: web', { workspace: 'web', script: 'typecheck' }],
      ['types-desktop', 'types: desktop', { workspace: 'desktop', script: 'typecheck' }],
      ['types-scripts', 'types: scripts', { script: 'typecheck:scripts' }],
      ['lint', 'lint', { script: 'lint:code' }],
      ['walls', 'import walls', { script: 'lint:walls' }],
      ['unused', 'unused files, exports, dependencies', { script: 'lint:unused' }],
      ['format', 'format', { script: 'lint:format' }],
    ]),
    {
      id: 'scripts',
      title: 'scripts',
      run: async () => {
        const end = await npm({ script: 'test:scripts' })
        return { ...judgeRunner(countNodeTest(end.output), end), output: end.output }
      },
    },
    {
      id: 'unit',
      title: 'api: unit',
      after: ['codegen'],
      run: () => runJapa(npm, 'test:unit', {}),
    },
    {
      id: 'functional-sqlite',
      title: 'api: functional on SQLite',
      after: ['codegen'],
      run: () => runJapa(npm, 'test:functional', { DB_CONNECTION: 'sqlite' }),
    },
    {
      id: 'functional-mariadb',
      title: 'api: functional on MariaDB',
      after: ['codegen'],
      run: () => runOnMariadb(npm, context),
    },
    {
      id: 'web',
      title: 'web: units and components',
      run: () => runVitest(npm, 'web', report('web.json')),
    },
    {
      id: 'desktop',
      title: 'desktop: units',
      run: () => runVitest(npm, 'desktop', report('desktop.json')),
    },
    {
      id: 'build-api',
      title: 'build: api',
      after: ['codegen', 'unit', 'functional-sqlite', 'functional-mariadb'],
      run: () => checkBuild('api', base),
    },
    { id: 'build-web', title: 'build: web', run: () => checkBuild('web', base) },
    ...checks(
      npm,
      [['size', 'web: size budgets', { workspace: 'web', script: 'size' }]],
      ['build-web']
    ),
    {
      id: 'journeys',
      title: 'browser journeys',
      needs: ['build-api', 'build-web'],
      alone: true,
      run: () => runJourneys(npm, context.env, report('journeys.json')),
    },
  ]
}

/**
 * @param {(call: ScriptCall) => Promise<CommandResult>} npm
 * @param {[id: string, title: string, call: ScriptCall][]} list
 * @param {string[]} [needs]
 * @returns {Step[]}
 */
function checks(npm, list, needs = []) {
  return list.map(([id, title, call]) => ({
    id,
    title,
    needs,
    after: ['codegen'],
    run: () =>
      guarded(call, async () => {
        const end = await npm(call)
        return { ...judgeCheck(end), output: end.output }
      }),
  }))
}

/**
 * Generates once more and compares: in a fresh clone that is what a diff of the commit would say, and in a work tree
 * it doesn't complain of fresh files that wait for their commit.
 * @param {(call: ScriptCall) => Promise<CommandResult>} npm
 * @returns {Promise<StepResult>}
 */
async function checkCodegen(npm) {
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
 * @param {(call: ScriptCall) => Promise<CommandResult>} npm
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<StepResult>}
 */
async function runJapa(npm, script, env) {
  const call = { workspace: 'api', script, env: { ...env, PORT: String(await freePort()) } }
  return guarded(call, async () => {
    const end = await npm(call)
    return { ...judgeRunner(countJapa(end.output), end), output: end.output }
  })
}

/**
 * @param {(call: ScriptCall) => Promise<CommandResult>} npm
 * @param {Context} context
 * @returns {Promise<StepResult>}
 */
async function runOnMariadb(npm, context) {
  const database = await provideMariadb(context.env, context.workFolder)
  if ('missing' in database) return skipped(database.missing)
  try {
    return await runJapa(npm, 'test:functional', database.env)
  } finally {
    await database.remove()
  }
}

/**
 * @param {(call: ScriptCall) => Promise<CommandResult>} npm
 * @param {string} workspace
 * @param {string} reportFile
 * @returns {Promise<StepResult>}
 */
async function runVitest(npm, workspace, reportFile) {
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const call = { workspace, script: 'test', args }
  return guarded(call, async () => {
    const end = await npm(call)
    return { ...judgeRunner(countVitest(readReport(reportFile)), end), output: end.output }
  })
}

/**
 * @param {(call: ScriptCall) => Promise<CommandResult>} npm
 * @param {NodeJS.ProcessEnv} env
 * @param {string} reportFile
 * @returns {Promise<StepResult>}
 */
async function runJourneys(npm, env, reportFile) {
  const call = {
    workspace: 'web',
    script: 'test:e2e',
    args: ['--reporter=list,json'],
    timeoutMs: JOURNEYS_TIMEOUT_MS,
  }
  return guarded(call, async () => {
    const browser = {
      CHROMIUM_PATH: await provideChromium(env),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    }
    const end = await npm({ ...call, env: browser })
    return { ...judgeRunner(countPlaywright(readReport(reportFile)), end), output: end.output }
  })
}

/**
 * @param {'api' | 'web'} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<StepResult>}
 */
async function checkBuild(name, env) {
  return guarded({ workspace: name, script: 'build' }, async () => {
    const output = (await isBuilt(BUILDS[name])) ? '' : await buildWorkspace(BUILDS[name], env)
    return { ...judgeCheck({ code: 0, timedOut: false }), output }
  })
}

/**
 * Answers for what keeps a step from running: a script that isn't there, or a machine that lacks something.
 * @param {ScriptCall} call
 * @param {() => Promise<StepResult>} work
 * @returns {Promise<StepResult>}
 */
async function guarded({ workspace, script }, work) {
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
 * @param {NodeJS.ProcessEnv} base
 * @param {ScriptCall} call
 * @returns {Promise<CommandResult>}
 */
function runScript(base, { workspace, script, args = [], env = {}, timeoutMs = STEP_TIMEOUT_MS }) {
  const place = workspace ? ['--workspace', workspace] : []
  const rest = args.length > 0 ? ['--', ...args] : []
  const command = [...npmCommand(base), 'run', '--silent', script, ...place, ...rest]
  return run(command, { cwd: inRoot(), env: { ...base, ...env }, timeoutMs })
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

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function withoutLeaks(env) {
  const isLeaking = (/** @type {string} */ name) =>
    LEAKING.includes(name) || /^(DB|S3|DRIVE)_/.test(name)
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isLeaking(name)))
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {string} reason
 * @returns {StepResult}
 */
function skipped(reason) {
  return { counts: { passed: 0, failed: 0, skipped: 1 }, reason: '', output: reason }
}

/**
 * @param {string} reason
 * @returns {StepResult}
 */
function failed(reason) {
  return { counts: { passed: 0, failed: 1, skipped: 0 }, reason, output: '' }
}
