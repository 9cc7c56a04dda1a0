import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { freePort } from '#tests/support/free_port'

const SERVER = 'mariadbd'
const INSTALLER = 'mariadb-install-db'

/** Whether MariaDB is installed on this machine. */
export const hasMariadb = [SERVER, INSTALLER].every(
  (program) => spawnSync(program, ['--help']).error === undefined
)

/** A separate MariaDB with an empty database that tests may kill and freeze. Commits are flushed to disk. */
export class MariadbServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lulus-mariadb-'))
  readonly #common = [
    '--no-defaults',
    `--datadir=${join(this.#folder, 'data')}`,
    `--user=${userInfo().username}`,
  ]
  #child: ChildProcess | undefined

  private constructor(readonly port: number) {
    // Ends with this process, also when a test is interrupted.
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  static async start(): Promise<MariadbServer> {
    const server = new MariadbServer(await freePort())
    const mode = ['--auth-root-authentication-method=normal', '--skip-test-db']
    const installed = spawnSync(INSTALLER, [...server.#common, ...mode], { cwd: server.#folder })
    if (installed.status !== 0) throw new Error(`${INSTALLER} failed: ${String(installed.stderr)}`)
    await server.run()
    await server.#query('CREATE DATABASE lulus')
    return server
  }

  /** Environment variables for the application to connect to it. */
  get environment(): Record<string, string> {
    return {
      DB_CONNECTION: 'mysql',
      DB_HOST: '127.0.0.1',
      DB_PORT: String(this.port),
      DB_USER: 'root',
      DB_PASSWORD: '',
      DB_DATABASE: 'lulus',
    }
  }

  /** Starts the server on its data and waits until it answers. */
  async run(): Promise<void> {
    this.#child = spawn(
      SERVER,
      [
        ...this.#common,
        '--bind-address=127.0.0.1',
        `--port=${this.port}`,
        `--socket=${join(this.#folder, 'server.sock')}`,
        `--pid-file=${join(this.#folder, 'server.pid')}`,
        '--innodb-flush-log-at-trx-commit=1',
        '--innodb-buffer-pool-size=64M',
      ],
      { stdio: 'ignore' }
    )
    for (let tries = 0; tries < 150; tries++) {
      const answered = await this.#query('SELECT 1').then(
        () => true,
        () => false
      )
      if (answered) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('MariaDB did not answer within 15 s')
  }

  /** Kills it, like a power cut. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #query(statement: string): Promise<void> {
    const connection = await createConnection({ host: '127.0.0.1', port: this.port, user: 'root' })
    try {
      await connection.query(statement)
    } finally {
      await connection.end()
    }
  }
}
