import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './command.mjs'
import { portForServer } from './port.mjs'
import { Problem } from './problem.mjs'
import { inRoot } from './runtime.mjs'
import { findExecutable, installPackage, mayInstall } from './system.mjs'

const START_WITHIN_MS = 60_000
/** Error codes of an unusable server, as opposed to a bug. */
const UNUSABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ER_ACCESS_DENIED_ERROR',
  'ER_ACCESS_DENIED_NO_PASSWORD_ERROR',
])

/** @typedef {{ host: string, port: number, user: string, password: string }} Account */

/**
 * Provides an empty database on MariaDB or MySQL: on the server that DB_* names (default: root at 127.0.0.1:3306), else
 * on one started for this run, and installed first if necessary.
 * @param {{ env: NodeJS.ProcessEnv, workFolder: string }} context the folder is for the files of a started server
 * @returns {Promise<import('./suite/steps.mjs').Provision>}
 */
export async function provideMariadb({ env, workFolder }) {
  const named = {
    host: env.DB_HOST || '127.0.0.1',
    port: Number(env.DB_PORT || '3306'),
    user: env.DB_USER || 'root',
    password: env.DB_PASSWORD ?? '',
  }
  const refusal = await whyUnusable(named)
  if (refusal === null) return createDatabase(named, async () => {})

  const place = `no MariaDB or MySQL at ${named.host}:${named.port} for ${named.user} (${refusal})`
  if (!findExecutable('mariadbd')) {
    if (!mayInstall()) return { missing: `${place}, none installed, and installing one needs root` }
    try {
      await installPackage('mariadb-server')
    } catch (error) {
      if (error instanceof Problem) return { missing: `${place}. ${error.message}` }
      throw error
    }
  }
  const { account, stop } = await startServer(join(workFolder, 'mariadb'))
  return createDatabase(account, stop)
}

/**
 * @param {Account} account
 * @param {() => Promise<void>} stop
 */
async function createDatabase(account, stop) {
  const database = `lulus_test_${process.pid}`
  await execute(account, `DROP DATABASE IF EXISTS ${database}`)
  await execute(account, `CREATE DATABASE ${database} CHARACTER SET utf8mb4`)
  return {
    env: {
      DB_CONNECTION: 'mysql',
      DB_HOST: account.host,
      DB_PORT: String(account.port),
      DB_USER: account.user,
      DB_PASSWORD: account.password,
      DB_DATABASE: database,
    },
    async release() {
      await execute(account, `DROP DATABASE IF EXISTS ${database}`)
      await stop()
    },
  }
}

/**
 * Starts a server with an empty data folder on a free loopback port, root without a password.
 * @param {string} folder
 * @throws {Problem} when it can't be made or doesn't answer
 */
async function startServer(folder) {
  mkdirSync(folder, { recursive: true })
  const own = [
    '--no-defaults',
    `--datadir=${join(folder, 'data')}`,
    `--user=${userInfo().username}`,
  ]
  const { code, output } = await run(
    ['mariadb-install-db', ...own, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { cwd: folder, env: process.env }
  )
  if (code !== 0) throw new Problem('mariadb-install-db could not make an empty database.', output)

  const port = await portForServer('127.0.0.1')
  const files = [`--socket=${join(folder, 'socket')}`, `--pid-file=${join(folder, 'pid')}`]
  // Fast but unsafe settings; the data is deleted after the run.
  const speed = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=64M']
  const child = spawn(
    findExecutable('mariadbd') ?? '',
    [...own, ...files, ...speed, '--bind-address=127.0.0.1', `--port=${port}`],
    { stdio: ['ignore', 'ignore', 'ignore'] }
  )
  const ended = once(child, 'close')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const account = { host: '127.0.0.1', port, user: 'root', password: '' }
  for (
    const deadline = Date.now() + START_WITHIN_MS;
    await whyUnusable(account);
    await sleep(200)
  ) {
    if (child.exitCode === null && Date.now() < deadline) continue
    await stop()
    throw new Problem('The temporary database server does not answer.')
  }
  return { account, stop }
}

/**
 * @param {Account} account
 * @returns {Promise<string | null>} null when it is usable
 */
async function whyUnusable(account) {
  try {
    await execute(account, 'SELECT 1')
    return null
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code && UNUSABLE.has(code)) return code
    throw error
  }
}

/**
 * @param {Account} account
 * @param {string} statement
 */
async function execute(account, statement) {
  // The driver is a package of the API.
  const fromApi = createRequire(inRoot('api', 'package.json'))
  const { createConnection } = /** @type {typeof import('mysql2/promise')} */ (
    fromApi('mysql2/promise')
  )
  const connection = await createConnection({ ...account, connectTimeout: 5_000 })
  try {
    await connection.query(statement)
  } finally {
    await connection.end()
  }
}
