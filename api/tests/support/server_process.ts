import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import env from '#start/env'
import { freePort } from '#tests/support/free_port'

const API = fileURLToPath(new URL('../..', import.meta.url))

/** The whole application as a process of its own, on an embedded database that outlives it. */
export class ServerProcess {
  /** A data folder that was migrated and seeded once, for the others to be copied from. */
  static #template: Promise<string> | undefined

  readonly #environment: Record<string, string>
  readonly origin: string
  #child: ChildProcess | undefined

  private constructor(settings: Record<string, string>, port: number) {
    this.origin = `http://127.0.0.1:${port}`
    this.#environment = {
      ...(process.env as Record<string, string>),
      ...settings,
      NODE_ENV: 'production',
      DB_CONNECTION: 'sqlite',
      APP_URL: this.origin,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'true',
      LOG_LEVEL: 'error',
    }
  }

  /**
   * A server on the demo's package and accounts.
   * @param dataDir gets the database and the files
   * @param settings environment variables beside those that every server of the tests gets
   */
  static async prepare(
    dataDir: string,
    settings: Record<string, string> = {}
  ): Promise<ServerProcess> {
    this.#template ??= this.#seed(join(env.get('DATA_DIR'), 'demo'))
    cpSync(await this.#template, dataDir, { recursive: true })
    return new ServerProcess({ ...settings, DATA_DIR: dataDir }, await freePort())
  }

  static async #seed(dataDir: string): Promise<string> {
    const server = new ServerProcess({ DATA_DIR: dataDir }, await freePort())
    for (const command of [['migration:run', '--force'], ['db:seed']]) {
      const { code, output } = await server.ace(...command)
      if (code !== 0) throw new Error(`node ace ${command.join(' ')} ended with ${code}: ${output}`)
    }
    return dataDir
  }

  /** Another process of the same installation. */
  async sibling(): Promise<ServerProcess> {
    return new ServerProcess(this.#environment, await freePort())
  }

  /** Starts the server and waits until it answers. */
  async start(): Promise<void> {
    this.#child = this.#spawn(
      ['--import=@poppinss/ts-exec', 'bin/server.ts'],
      ['ignore', 'ignore', 'inherit']
    )
    for (let tries = 0; tries < 200; tries++) {
      const answer = await fetch(`${this.origin}/api/health`).catch(() => undefined)
      if (answer?.ok) return
      if (this.#child.exitCode !== null)
        throw new Error(`the server ended with ${this.#child.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the server did not answer within 20 s')
  }

  /** Ends the server as a power cut would: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Runs a command of the application on the same data. */
  async ace(...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = this.#spawn(['ace.js', ...args], ['ignore', 'pipe', 'pipe'])
    const chunks: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    }
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, output: chunks.join('') }
  }

  #spawn(args: string[], stdio: StdioOptions): ChildProcess {
    return spawn(process.execPath, args, { cwd: API, env: this.#environment, stdio })
  }
}
