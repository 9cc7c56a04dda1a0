import { provideChromium } from '../chromium.mjs'
import { provideMariadb } from '../mariadb.mjs'
import { portForServer } from '../port.mjs'
import { AREAS } from './areas.mjs'

/**
 * @typedef {{ env: NodeJS.ProcessEnv, release?: () => Promise<void> } | { missing: string }} Provision
 *
 * @typedef {object} Report how a runner is made to leave its results in a file
 * @property {(file: string) => string[]} args
 * @property {(file: string) => NodeJS.ProcessEnv} env
 * @property {(failedTests: string, traces: string) => Report} [repeat] how it runs only the tests that a file names, one after
 *   the other, and leaves a trace of each in a folder; absent where a failure is final
 * @property {RegExp} [followed] files by whose imports it finds the tests that a change touches (`--changed`)
 * @property {boolean} [mayBeEmpty] whether it may find no test
 *
 * @typedef {object} Step
 * @property {string} id
 * @property {string} title
 * @property {string} script of package.json
 * @property {string} [workspace] the root when absent
 * @property {import('./areas.mjs').Area[]} inputs what it reads: a change of anything else can't touch it
 * @property {string[]} [needs] ids of an earlier stage that must have passed
 * @property {Report} [report] without one the step is a check, which passes or fails as a whole
 * @property {(context: { env: NodeJS.ProcessEnv, workFolder: string }) => Promise<Provision>} [provide]
 */

/** @type {Report} */
const VITEST = {
  args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  env: () => ({}),
}
/**
 * Only modules are followed, not what tests read from the disk, and not what every test has.
 * @type {Report}
 */
const VITEST_OF_WEB = { ...VITEST, followed: /^(web\/(src(?!\/testing\/)|vite)|api)\/.*\.tsx?$/ }
/** @type {Report} */
export const PLAYWRIGHT = {
  args: () => ['--reporter=list,json'],
  env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  repeat: (failedTests, traces) => ({
    args: (file) => [
      ...PLAYWRIGHT.args(file),
      '--last-failed',
      `--last-failed-file=${failedTests}`,
      '--workers=1',
      '--trace=on',
      `--output=${traces}`,
    ],
    // As many servers as workers.
    env: (file) => ({ ...PLAYWRIGHT.env(file), E2E_WORKERS: '1' }),
  }),
}
/**
 * Our own reporters, because japa and Node's runner have none for totals.
 * @type {Report}
 */
const TOTALS = { args: () => [], env: (file) => ({ TEST_REPORT: file }) }

/** Functional tests run in parallel, each on its own port. The servers that they start are the built one. */
const forServers = async () => ({
  TEST_PORT: String(await portForServer('127.0.0.1')),
  TEST_SERVER: 'built',
})

/** Each worker of the journeys has its own server, on consecutive ports: at most so many. */
const JOURNEY_SERVERS = 8

/** @type {Step['provide']} */
const browser = async ({ env }) => ({
  env: {
    CHROMIUM_PATH: await provideChromium(env),
    E2E_PORT: String(await portForServer('127.0.0.1', { count: JOURNEY_SERVERS })),
  },
})

/** All code: the inputs of steps that read all of it. */
const CODE = AREAS.filter(
  (area) =>
    !['documents', 'read-by-tests', 'screen-map', 'format', 'lint', 'unused', 'walls'].includes(
      area
    )
)

/**
 * Everything `npm test` runs. Stages run one after the other; within a stage one step more than there are cores runs at
 * once, the longest first.
 * @type {Step[][]}
 */
export const STAGES = [
  // Changes files that later stages read.
  [
    {
      id: 'codegen',
      title: 'generated client is fresh',
      script: 'codegen:check',
      inputs: ['api'],
      workspace: 'api',
    },
  ],
  // Builds that the tests start.
  [
    {
      id: 'build-api',
      title: 'build: api',
      script: 'build',
      inputs: ['api'],
      workspace: 'api',
    },
    {
      id: 'build-web',
      title: 'build: web',
      script: 'build',
      inputs: ['web', 'api'],
      workspace: 'web',
    },
  ],
  [
    {
      id: 'functional-sqlite',
      title: 'api: functional on SQLite',
      script: 'test:functional',
      inputs: ['api', 'api-functional'],
      workspace: 'api',
      report: TOTALS,
      needs: ['build-api'],
      provide: async () => ({ env: await forServers() }),
    },
    {
      id: 'web',
      title: 'web: units and components',
      script: 'test',
      inputs: ['web', 'web-units', 'api', 'screen-map'],
      workspace: 'web',
      report: VITEST_OF_WEB,
    },
    {
      id: 'functional-mariadb',
      title: 'api: functional on MariaDB',
      script: 'test:functional:again',
      inputs: ['api', 'api-functional'],
      workspace: 'api',
      report: TOTALS,
      needs: ['build-api'],
      provide: async (context) => {
        const database = await provideMariadb(context)
        return 'missing' in database
          ? database
          : { ...database, env: { ...database.env, ...(await forServers()) } }
      },
    },
    { id: 'lint', title: 'lint', script: 'lint:code', inputs: [...CODE, 'lint'] },
    {
      id: 'types-api',
      title: 'types: api',
      script: 'typecheck',
      inputs: ['api', 'api-units', 'api-functional'],
      workspace: 'api',
    },
    {
      id: 'types-web',
      title: 'types: web',
      script: 'typecheck',
      inputs: ['web', 'web-units', 'web-journeys', 'web-bench', 'api'],
      workspace: 'web',
    },
    { id: 'format', title: 'format', script: 'lint:format', inputs: AREAS },
    {
      id: 'unused',
      title: 'unused files, exports, dependencies',
      script: 'lint:unused',
      inputs: [...CODE, 'unused'],
    },
    { id: 'walls', title: 'import walls', script: 'lint:walls', inputs: [...CODE, 'walls'] },
    {
      id: 'desktop',
      title: 'desktop: units',
      script: 'test',
      inputs: ['desktop', 'desktop-units', 'web', 'api'],
      workspace: 'desktop',
      report: VITEST,
    },
    {
      id: 'unit',
      title: 'api: unit',
      script: 'test:unit',
      inputs: ['api', 'api-units', 'web', 'desktop', 'read-by-tests'],
      workspace: 'api',
      report: TOTALS,
    },
    {
      id: 'scripts',
      title: 'scripts',
      script: 'test:scripts',
      inputs: ['rehearsal', 'release', 'demo-content', 'lint', 'walls', 'web', 'api'],
      report: TOTALS,
    },
    {
      id: 'types-chaos',
      title: 'types: chaos',
      script: 'typecheck',
      inputs: ['chaos', 'rehearsal', 'web', 'api'],
      workspace: 'chaos',
    },
    {
      id: 'types-desktop',
      title: 'types: desktop',
      script: 'typecheck',
      inputs: ['desktop', 'desktop-units', 'desktop-journeys', 'web', 'api'],
      workspace: 'desktop',
    },
    {
      id: 'types-scripts',
      title: 'types: scripts',
      script: 'typecheck:scripts',
      inputs: ['rehearsal', 'release', 'demo-content', 'api'],
    },
  ],
  // They measure browser performance, so no unit tests run beside them.
  [
    {
      id: 'size',
      title: 'web: size budgets',
      script: 'size',
      inputs: ['web', 'api'],
      workspace: 'web',
      needs: ['build-web'],
    },
    {
      id: 'journeys',
      title: 'browser journeys',
      script: 'test:e2e',
      inputs: ['web', 'web-journeys', 'api'],
      workspace: 'web',
      needs: ['build-api', 'build-web'],
      report: PLAYWRIGHT,
      provide: browser,
    },
    {
      id: 'kiosk-journeys',
      title: 'kiosk journeys',
      script: 'test:e2e',
      inputs: ['desktop', 'desktop-journeys', 'web', 'api'],
      workspace: 'desktop',
      needs: ['build-api', 'build-web'],
      report: PLAYWRIGHT,
      provide: browser,
    },
    // Mostly it waits, for faults that last for seconds.
    {
      id: 'chaos',
      title: 'chaos: faults and simulated exams',
      script: 'chaos',
      inputs: ['chaos', 'rehearsal', 'web', 'api'],
      workspace: 'chaos',
      needs: ['build-api', 'build-web'],
      report: TOTALS,
      provide: browser,
    },
  ],
]

/**
 * The selected steps and the steps they need.
 * @param {Step[][]} stages
 * @param {(step: Step) => boolean} isMeant
 * @returns {Step[][]} no stage is empty
 */
export function selectSteps(stages, isMeant) {
  const needed = stages.flat().flatMap((step) => (isMeant(step) ? (step.needs ?? []) : []))
  return stages
    .map((steps) => steps.filter((step) => isMeant(step) || needed.includes(step.id)))
    .filter((steps) => steps.length > 0)
}

/**
 * @param {string[]} words parts of ids; none means every step
 * @returns {(step: Step) => boolean}
 */
export function isNamed(words) {
  return ({ id }) => words.length === 0 || words.some((word) => id.includes(word))
}
