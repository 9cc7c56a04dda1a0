import { pathToFileURL } from 'node:url'
import { BUILDS, buildWorkspace, isBuilt } from './lib/builds.mjs'
import { endRunningCommands, run } from './lib/command.mjs'
import { install, isInstallNeeded } from './lib/install.mjs'
import { onEndRequested } from './lib/lifetime.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { assertPortFree } from './lib/port.mjs'
import { printFailure, Problem } from './lib/problem.mjs'
import { Progress } from './lib/progress.mjs'
import { applicationNode, withWorkspaceBinaries } from './lib/runtime.mjs'
import { ServerProcess } from './lib/server.mjs'
import { readSettings } from './lib/settings.mjs'

const INTERRUPTED = 130
/** From the build, so that what is printed is what the seed used. */
const DEMO_ACCOUNTS_FILE = fromBuild('app', 'accounts', 'demo_accounts.js')
const PASSWORDS_FILE = fromBuild('contracts', 'passwords.js')

const progress = new Progress(process.stdout)

/** @type {ServerProcess | undefined} */
let server
let ending = false

onEndRequested(
  () => {
    ending = true
    progress.stop()
    if (server) return void server.stop()
    endRunningCommands()
    process.exitCode = INTERRUPTED
  },
  () => {
    server?.kill()
  }
)

try {
  await start()
} catch (error) {
  progress.stop()
  if (!ending) {
    printFailure(error)
    process.exitCode = 1
  }
}

async function start() {
  const settings = readSettings(process.env, ROOT)
  await assertPortFree(settings.host, settings.port)

  if (isInstallNeeded()) await progress.during('installing packages', () => install(process.env))

  const node = applicationNode()
  const env = withWorkspaceBinaries(process.env)
  await bothOrNeither(bringUpToDate('api', env), bringUpToDate('web', env))

  await ace(node, settings.serverEnv, 'preparing the database', ['migration:run', '--force'])
  if (settings.demo) await ace(node, settings.serverEnv, 'seeding the demo', ['db:seed'])
  if (ending) return

  server = new ServerProcess(node, settings.serverEnv)
  await server.ready(settings.probeUrl)
  await announce(settings)

  const code = await server.ended
  if (!ending) throw new Problem(`The server ended by itself with code ${code} (see above).`)
  console.log('Stopped.')
}

/**
 * Waits for both; when one fails the other has no purpose any more and is ended.
 * @param {Promise<void>} one
 * @param {Promise<void>} other
 * @throws what failed first
 */
async function bothOrNeither(one, other) {
  /** @type {unknown[]} */
  const failures = []
  const note = (/** @type {unknown} */ error) => {
    failures.push(error)
    endRunningCommands()
  }
  await Promise.all([one.catch(note), other.catch(note)])
  if (failures.length > 0) throw failures[0]
}

/**
 * @param {'api' | 'web'} name
 * @param {NodeJS.ProcessEnv} env
 */
async function bringUpToDate(name, env) {
  const build = BUILDS[name]
  if ((await isBuilt(build)) || ending) return
  await progress.during(`building ${name}/`, () => buildWorkspace(build, env))
}

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {string} label
 * @param {string[]} args
 */
async function ace(node, env, label, args) {
  if (ending) return
  await progress.during(label, async () => {
    const result = await run([node, 'ace.js', ...args], { cwd: inRoot('api', 'build'), env })
    if (result.code !== 0)
      throw new Problem(`'node ace ${args.join(' ')}' failed (see above).`, result.output)
  })
}

/** @param {import('./lib/settings.mjs').Settings} settings */
async function announce({ address, demo, serverEnv }) {
  console.log(`\nLulus is ready: ${address}`)
  if (demo) {
    /** @type {{ DEMO_PASSWORD: string }} */
    const { DEMO_PASSWORD } = await import(PASSWORDS_FILE.href)
    /** @type {{ DEMO_ACCOUNTS: { name: string, email: string, nohp: string }[] }} */
    const { DEMO_ACCOUNTS } = await import(DEMO_ACCOUNTS_FILE.href)
    console.log(`\nDemo accounts, password ${DEMO_PASSWORD}`)
    for (const { name, email, nohp } of DEMO_ACCOUNTS)
      console.log(`  ${email}  or  ${nohp}  (${name})`)
  }
  console.log(`\nData: ${serverEnv.DATA_DIR}\nCtrl-C stops the server.`)
}

/** @param {string[]} path */
function fromBuild(...path) {
  return pathToFileURL(inRoot('api', 'build', ...path))
}
