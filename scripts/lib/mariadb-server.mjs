import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { run } from './command.mjs'
import { findExecutable } from './executables.mjs'
import { freePort } from './port.mjs'
import { Problem } from './problem.mjs'

/**
 * Starts a database server with an empty data folder on a free loopback port, root without a password.
 * @param {string} binary mariadbd or mysqld
 * @param {string} workFolder its files go into a folder of their own there
 * @returns {Promise<{ port: number, output: () => string, hasEnded: () => boolean, stop: () => Promise<void> }>}
 * @throws {Problem} when the data folder can't be made
 */
export async function startTemporaryMariadb(binary, workFolder) {
  const folder = join(workFolder, 'mariadb')
  const data = join(folder, 'data')
  mkdirSync(folder, { recursive: true })

  const user = userInfo().username
  const common = ['--no-defaults', `--datadir=${data}`, `--user=${user}`]
  await initialise(binary, common, folder)

  const port = await freePort()
  const child = spawn(
    binary,
    [
      ...common,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      `--socket=${join(folder, 'server.sock')}`,
      `--pid-file=${join(folder, 'server.pid')}`,
      // Thrown away after the run: a crash may lose it.
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=64M',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] }
  )
  /** @type {Buffer[]} */
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  const ended = new Promise((resolve) => child.once('close', resolve))

  return {
    port,
    output: () => Buffer.concat(said).toString('utf8'),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * @param {string} binary
 * @param {string[]} common
 * @param {string} folder
 */
async function initialise(binary, common, folder) {
  const isMariadb = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.includes(
    'MariaDB'
  )
  const tool = isMariadb ? findExecutable(['mariadb-install-db', 'mysql_install_db']) : binary
  if (!tool) throw new Problem(`${binary} is here, but mariadb-install-db isn't.`)

  const mode = isMariadb
    ? ['--auth-root-authentication-method=normal', '--skip-test-db']
    : ['--initialize-insecure']
  const result = await run([tool, ...common, ...mode], {
    cwd: folder,
    env: process.env,
    timeoutMs: 120_000,
  })
  if (result.code !== 0)
    throw new Problem(`${tool} could not make an empty database.`, result.output)
}
