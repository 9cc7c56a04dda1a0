import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { endRunningCommands, run, runScript } from './command.mjs'
import { onEndRequested } from './lifetime.mjs'
import { assertPortFree } from './port.mjs'
import { printFailure, Problem } from './problem.mjs'
import { inRoot, withWorkspaceBinaries } from './runtime.mjs'

const STOP_WITHIN_MS = 10_000
const INTERRUPTED = 130
const API_BUILD = inRoot('api', 'build')
/** From the build, so that what is printed is what the seed used. */
const DEMO_ACCOUNTS = pathToFileURL(inRoot('api', 'build', 'app', 'accounts', 'demo_accounts.js'))
const PASSWORDS = pathToFileURL(inRoot('api', 'build', 'contracts', 'passwords.js'))

/**
 * The server checks these and fills in the rest; a terminal is no log collector.
 * @type {NodeJS.ProcessEnv}
 */
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DEMO: process.env.DEMO || 'true',
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let ending = false

onEndRequested(
  () => {
    ending = true
    if (server) return stop(server)
    endRunningCommands()
    process.exitCode = INTERRUPTED
  },
  () => server?.kill('SIGKILL')
)

try {
  await start()
} catch (error) {
  if (!ending) {
    printFailure(error)
    process.exitCode = 1
  }
}

async function start() {
  await assertPortFree(env.HOST || '127.0.0.1', env.PORT || '3333')

  const build = await runScript('build', {
    // Only the latest build is of use; what came before need not be kept.
    env: { ...withWorkspaceBinaries(process.env), WIREIT_CACHE: 'none' },
    loud: true,
  })
  if (build.code !== 0) throw new Problem('The build failed (see above).')

  await ace('migration:run', '--force')
  if (env.DEMO === 'true') await ace('db:seed')
  if (ending) return

  // Not a group of its own: whoever ends this one by force ends the server with it.
  const child = spawn(process.execPath, ['bin/server.js'], {
    cwd: API_BUILD,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  server = child
  const ended = once(child, 'exit')
  // AdonisJS tells its parent where it listens.
  child.on('message', (message) => {
    const { isAdonisJS, port } = /** @type {{ isAdonisJS?: boolean, port?: number }} */ (message)
    if (isAdonisJS && port) void announce(port)
  })
  const [code] = await ended
  if (!ending) throw new Problem(`The server ended by itself with code ${code} (see above).`)
  console.log('Stopped.')
}

/** @param {...string} args */
async function ace(...args) {
  if (ending) return
  const { code, output } = await run([process.execPath, 'ace.js', ...args], { cwd: API_BUILD, env })
  if (code !== 0) throw new Problem(`'node ace ${args.join(' ')}' failed (see above).`, output)
}

/** @param {number} port */
async function announce(port) {
  console.log(`\nLulus is ready: ${env.APP_URL || `http://localhost:${port}`}`)
  if (env.DEMO === 'true') {
    /** @type {{ DEMO_PASSWORD: string }} */
    const { DEMO_PASSWORD } = await import(PASSWORDS.href)
    /** @type {{ DEMO_ACCOUNTS: { name: string, email: string, nohp: string }[] }} */
    const demo = await import(DEMO_ACCOUNTS.href)
    console.log(`\nDemo accounts, password ${DEMO_PASSWORD}`)
    for (const { name, email, nohp } of demo.DEMO_ACCOUNTS)
      console.log(`  ${email}  or  ${nohp}  (${name})`)
  }
  console.log(`\nData: ${env.DATA_DIR || inRoot('data')}\nCtrl-C stops the server.`)
}

/**
 * Lets the server finish what it is doing; by force when that takes too long.
 * @param {import('node:child_process').ChildProcess} child
 */
function stop(child) {
  // On Ctrl-C the terminal has signalled the server already; a second signal changes nothing for it.
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS).unref()
}
