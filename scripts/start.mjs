import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { endRunningCommands, run, runScript } from './command.mjs'
import { onEndRequested } from './lifetime.mjs'
import { assertPortFree } from './port.mjs'
import { printFailure, Problem } from './problem.mjs'
import { inRoot, withWorkspaceBinaries } from './runtime.mjs'

/**
 * V8 lets the garbage of many requests grow to 128 MB before it collects; 24 cost nothing measurable
 * (docs/performance.md). On a machine with much memory it lets the old generation grow to four times what is used;
 * with this limit, which is that of a machine with 4 GB, to less than twice. Workers inherit both.
 */
const NODE_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=1024']

const STOP_WITHIN_MS = 10_000
const INTERRUPTED = 130
const API_BUILD = inRoot('api', 'build')
/** Read from the build, because the seed uses the build too. */
const ACCOUNTS = pathToFileURL(
  inRoot('api', 'build', 'app', 'accounts', 'domain', 'demo_accounts.js')
)
const PASSWORDS = pathToFileURL(inRoot('api', 'build', 'contracts', 'passwords.js'))

/**
 * The server checks these and fills in the rest; a terminal is no log collector.
 * @type {NodeJS.ProcessEnv}
 */
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DEMO: process.env.DEMO || 'true',
  DEMO_DATA: process.env.DEMO_DATA || 'penuh',
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  SECURITY_LOG: process.env.SECURITY_LOG || `${process.env.DATA_DIR || 'data'}/security.log`,
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
    // Older builds needn't be cached.
    env: { ...withWorkspaceBinaries(process.env), WIREIT_CACHE: 'none' },
    loud: true,
  })
  if (build.code !== 0) throw new Problem('The build failed (see above).')

  await ace('migration:run', '--force', '--begin')
  if (env.DEMO === 'true') await ace('db:seed')
  if (ending) return

  // In the same process group, so that killing this process ends the server too.
  const child = spawn(process.execPath, [...NODE_FLAGS, 'bin/server.js'], {
    cwd: API_BUILD,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  server = child
  const ended = once(child, 'exit')
  // AdonisJS sends its port to the parent process.
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
    /** @type {Record<'DEMO_ACCOUNTS' | 'SAMPLE_ACCOUNTS', { name: string, email: string, nohp: string }[]>} */
    const { DEMO_ACCOUNTS, SAMPLE_ACCOUNTS } = await import(ACCOUNTS.href)
    console.log(`\nDemo accounts, password ${DEMO_PASSWORD}`)
    for (const { name, email, nohp } of [
      ...DEMO_ACCOUNTS,
      ...(env.DEMO_DATA === 'penuh' ? SAMPLE_ACCOUNTS : []),
    ])
      console.log(`  ${email}  or  ${nohp}  (${name})`)
  }
  console.log(`\nData: ${env.DATA_DIR || inRoot('data')}\nCtrl-C stops the server.`)
}

/**
 * Ends the server gracefully, or by force when that takes too long.
 * @param {import('node:child_process').ChildProcess} child
 */
function stop(child) {
  // After Ctrl-C the server has the signal already; a second one does no harm.
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS).unref()
}
