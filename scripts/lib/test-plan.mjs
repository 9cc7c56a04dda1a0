import { join } from 'node:path'
import {
  checkBuild,
  checkCodegen,
  runCheck,
  runJapa,
  runJourneys,
  runNodeTests,
  runOnMariadb,
  runVitest,
} from './test-runners.mjs'
import { runScript, withoutLeaks } from './test-scripts.mjs'

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./test-scripts.mjs').RunScript} RunScript
 * @typedef {import('./test-scripts.mjs').ScriptCall} ScriptCall
 *
 * @typedef {object} Context
 * @property {NodeJS.ProcessEnv} env the environment npm test was called with, workspace binaries first
 * @property {string} workFolder temporary, absolute; the caller removes it
 */

/**
 * Everything `npm test` runs, in the order it is begun. Codegen comes before whatever reads or rewrites its files.
 * @param {Context} context
 * @returns {Step[]}
 */
export function testPlan(context) {
  // Temporary files go where they are removed even after a test that was killed.
  const base = { ...withoutLeaks(context.env), TMPDIR: context.workFolder }
  /** @type {RunScript} */
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
      run: () => runNodeTests(npm),
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
      after: ['codegen'],
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
      run: () => runJourneys(npm, 'web', context.env, report('journeys.json')),
    },
    {
      id: 'kiosk-journeys',
      title: 'kiosk journeys',
      needs: ['build-api', 'build-web'],
      alone: true,
      run: () => runJourneys(npm, 'desktop', context.env, report('kiosk-journeys.json')),
    },
  ]
}

/**
 * @param {RunScript} npm
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
    run: () => runCheck(npm, call),
  }))
}
