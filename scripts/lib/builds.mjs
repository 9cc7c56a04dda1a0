import { run } from './command.mjs'
import { fingerprint, hasStamp, writeStamp } from './fingerprint.mjs'
import { inRoot, ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'
import { npmCommand } from './runtime.mjs'

/**
 * @typedef {object} Build
 * @property {string} workspace
 * @property {string[]} sources what the output is made from, below the root
 * @property {string} stamp lies inside the output, so that whatever wipes the output takes the stamp with it
 */

const SHARED = ['package.json', 'package-lock.json']

/** @type {Record<'api' | 'web', Build>} */
export const BUILDS = {
  api: { workspace: 'api', sources: ['api', ...SHARED], stamp: 'api/build/.fingerprint' },
  // The web build takes only types from the API's generated client; the contracts are code.
  web: {
    workspace: 'web',
    sources: ['web', 'api/contracts', ...SHARED],
    stamp: 'web/dist/.fingerprint',
  },
}

/** Outputs, generated files and tests: none of them changes what a build produces. */
const IGNORED = [
  /(^|\/)(node_modules|build|dist|tmp|coverage|test-results|playwright-report)\/$/,
  /^api\/(\.adonisjs|tests)\/$/,
  /^web\/e2e\/$/,
  /\.(test|spec)\.tsx?$/,
]

/**
 * @param {string} path relative to the root, folders with a trailing slash
 * @returns {boolean} whether a change there leaves every build as it is
 */
export function isOutsideBuilds(path) {
  return IGNORED.some((pattern) => pattern.test(path))
}

/**
 * @param {Build} build
 * @returns {Promise<boolean>} whether the output was made from the sources as they are now
 */
export async function isBuilt(build) {
  return hasStamp(inRoot(build.stamp), await fingerprint(ROOT, build.sources, isOutsideBuilds))
}

/**
 * Builds one workspace and stamps the output.
 * @param {Build} build
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} what the build said
 * @throws {Problem} when it fails
 */
export async function buildWorkspace({ workspace, sources, stamp }, env) {
  // Taken first: a source that changes while the build runs must lead to another build.
  const before = await fingerprint(ROOT, sources, isOutsideBuilds)
  const result = await run([...npmCommand(env), 'run', 'build', '--workspace', workspace], {
    cwd: ROOT,
    env,
  })
  if (result.code !== 0)
    throw new Problem(`The build of ${workspace}/ failed (see above).`, result.output)
  await writeStamp(inRoot(stamp), before)
  return result.output
}
