import { createRequire } from 'node:module'
import { findExecutable } from './executables.mjs'
import { inRoot } from './paths.mjs'
import { startTemporaryMariadb } from './mariadb-server.mjs'
import { Problem } from './problem.mjs'
import { installSystemPackage, packageManagerHere } from './system-packages.mjs'

/** Codes that say 'no server we may use', in contrast to a fault. */
const UNUSABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ER_ACCESS_DENIED_ERROR',
  'ER_ACCESS_DENIED_NO_PASSWORD_ERROR',
])

/**
 * @typedef {{ host: string, port: number, user: string, password: string }} Account
 *
 * @typedef {object} TestDatabase
 * @property {Record<string, string>} env how the API reaches it
 * @property {string} origin for the report
 * @property {() => Promise<void>} remove drops the database and ends a server that was started for it
 */

/**
 * An empty database of its own on MariaDB or MySQL: on the server that DB_* names (127.0.0.1:3306 as root by default),
 * else on one started for this run, else on one installed first.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} workFolder where a temporary server may keep its files
 * @returns {Promise<TestDatabase | { missing: string }>} `missing` says why there is none
 */
export async function provideMariadb(env, workFolder) {
  const named = {
    host: env.DB_HOST || '127.0.0.1',
    port: Number(env.DB_PORT || '3306'),
    user: env.DB_USER || 'root',
    password: env.DB_PASSWORD ?? '',
  }
  const refusal = await whyUnusable(named)
  if (refusal === null) return createDatabase(named, `${named.host}:${named.port}`, async () => {})

  const place = `no MariaDB or MySQL at ${named.host}:${named.port} for ${named.user} (${refusal})`
  let binary = findServer()
  if (!binary) {
    const manager = packageManagerHere()
    if (!manager) return { missing: `${place}, none installed, and installing one needs root` }
    try {
      await installSystemPackage(manager, 'mariadb-server')
    } catch (error) {
      if (error instanceof Problem) return { missing: `${place}. ${error.message}` }
      throw error
    }
    binary = findServer()
    if (!binary) return { missing: `${place}, and ${manager.manager} brought no mariadbd` }
  }

  const server = await startTemporaryMariadb(binary, workFolder)
  const account = { host: '127.0.0.1', port: server.port, user: 'root', password: '' }
  await waitUntilUsable(account, server)
  return createDatabase(account, `a temporary ${binary}`, server.stop)
}

function findServer() {
  return findExecutable(['mariadbd', 'mysqld'])
}

/**
 * @param {Account} account
 * @param {string} origin
 * @param {() => Promise<void>} stop
 * @returns {Promise<TestDatabase>}
 */
async function createDatabase(account, origin, stop) {
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
    origin,
    async remove() {
      await execute(account, `DROP DATABASE IF EXISTS ${database}`)
      await stop()
    },
  }
}

/**
 * @param {Account} account
 * @param {{ output: () => string, hasEnded: () => boolean, stop: () => Promise<void> }} server
 */
async function waitUntilUsable(account, server) {
  const deadline = Date.now() + 60_000
  let refusal = await whyUnusable(account)
  while (refusal !== null) {
    if (server.hasEnded() || Date.now() > deadline) {
      await server.stop()
      throw new Error(
        `The temporary database server does not answer (${refusal}).\n${server.output()}`
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    refusal = await whyUnusable(account)
  }
}

/**
 * @param {Account} account
 * @returns {Promise<string | null>} null when one can work there
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
  // The driver is the API's; before the install there is none, so it is looked up only here.
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
