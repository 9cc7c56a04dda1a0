import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { run } from '../command.mjs'
import { portForServer } from '../port.mjs'
import { Problem } from '../problem.mjs'

const PASSWORD = 'percobaan-rilis-9471'
const START_MS = 60_000

/**
 * Runs a release as a server would, with nothing of this checkout: what is missing in it fails here. It begins an
 * academy, imports a package, opens the fonts of papers, serves pages and answers a login.
 * @param {string} tree
 * @param {string} work folder of its data; removed afterwards
 * @throws {Problem} with the output of the step that failed
 */
export async function tryRelease(tree, work) {
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
  const port = await portForServer('127.0.0.1')
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PATH: '/usr/bin:/bin',
    LULUS_ENV: '/nonexistent',
    NODE_ENV: 'production',
    DEMO: 'false',
    DATA_DIR: join(work, 'data'),
    APP_KEY: 'k'.repeat(40),
    APP_URL: origin,
    PORT: String(port),
    LOG_LEVEL: 'warn',
  }
  await mkdir(env.DATA_DIR)
  const lulus = async (/** @type {string[]} */ ...args) => {
    const { code, output } = await run([join(tree, 'bin/lulus'), ...args], { cwd: work, env })
    if (code !== 0) throw new Problem(`lulus ${args[0]} failed in the release.`, output)
  }
  await lulus('migration:run', '--force', '--begin')
  const admin = ['--nama=Admin Percobaan', '--nohp=081234567890', '--email=admin@example.test']
  await lulus('admin:create', ...admin, `--password=${PASSWORD}`)
  await lulus('content:import', 'paket-a')
  await readFonts(tree, env)

  const server = spawn(join(tree, 'bin/lulus'), ['serve'], {
    cwd: work,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => (output += part))
  try {
    await untilReady(origin, server)
    await expectPage(`${origin}/`, 200, 'text/html')
    await expectPage(`${origin}/sertifikat/tidak-ada`, 200, 'text/html')
    await signIn(origin)
  } catch (error) {
    throw error instanceof Problem ? new Problem(error.message, output) : error
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * @param {string} origin
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilReady(origin, server) {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(200)) {
    if (server.exitCode !== null) throw new Problem('The release did not start.')
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Problem(`The release wasn't ready within ${START_MS / 1000} s.`)
}

/**
 * @param {string} url
 * @param {number} status
 * @param {string} type
 */
async function expectPage(url, status, type) {
  const answer = await fetch(url)
  const got = `${answer.status} ${answer.headers.get('content-type')}`
  if (answer.status !== status || !got.includes(type))
    throw new Problem(`${url} answered ${got} in the release, not ${status} ${type}.`)
}

/**
 * The fonts that come from packages are opened only for names that need them.
 * @param {string} tree
 * @param {NodeJS.ProcessEnv} env
 */
async function readFonts(tree, env) {
  const typefaces = pathToFileURL(join(tree, 'api/build/app/paper/typesetting/typefaces.js')).href
  const program = `
    const { typefaceFor } = await import('${typefaces}')
    for (const letter of ['A', '漢', '한', 'ก'])
      if (typefaceFor(letter, 'regular') === null) throw new Error('no face has ' + letter)`
  const { code, output } = await run(
    [join(tree, 'bin/node'), '--input-type=module', '--eval', program],
    { cwd: tree, env }
  )
  if (code !== 0) throw new Problem('A font is missing in the release.', output)
}

/** @param {string} origin */
async function signIn(origin) {
  const page = await fetch(`${origin}/api/users/getAuth`)
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      'x-xsrf-token': decodeURIComponent(token),
    },
    body: JSON.stringify({ identifier: 'admin@example.test', password: PASSWORD }),
  })
  if (answer.status !== 200)
    throw new Problem(`Signing in answered ${answer.status} in the release: ${await answer.text()}`)
}
