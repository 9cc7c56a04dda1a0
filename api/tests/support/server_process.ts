import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import env from '#start/env'
import { freePort } from '#tests/support/free_port'

const API = fileURLToPath(new URL('../..', import.meta.url))
const SERVER = ['--import=@poppinss/ts-exec', 'bin/server.ts']

/** The whole application as a process of its own, on a database that outlives it: the embedded one unless told. */
export class ServerProcess {
  /** A data folder that was migrated and seeded once, for the others to be copied from. */
  static #template: Promise<string> | undefined

  readonly #environment: Record<string, string>
  readonly origin: string
  #child: ChildProcess | undefined

  private constructor(
    settings: Record<string, string>,
    port: number,
    changes: Record<string, string> = {}
  ) {
    this.origin = `http://127.0.0.1:${port}`
    this.#environment = {
      ...(process.env as Record<string, string>),
      DB_CONNECTION: 'sqlite',
      ...settings,
      NODE_ENV: 'production',
      APP_URL: this.origin,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'true',
      LOG_LEVEL: settings.LOG_LEVEL ?? 'error',
      ...changes,
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
    if (settings.DB_CONNECTION === 'mysql') {
      const server = new ServerProcess({ ...settings, DATA_DIR: dataDir }, await freePort())
      await server.#fill()
      return server
    }
    this.#template ??= this.#seed(join(env.get('DATA_DIR'), 'demo'))
    cpSync(await this.#template, dataDir, { recursive: true })
    return new ServerProcess({ ...settings, DATA_DIR: dataDir }, await freePort())
  }

  static async #seed(dataDir: string): Promise<string> {
    const server = new ServerProcess({ DATA_DIR: dataDir }, await freePort())
    await server.#fill()
    return dataDir
  }

  /** Makes the tables and the demo. */
  async #fill(): Promise<void> {
    for (const command of [['migration:run', '--force'], ['db:seed']]) {
      const { code, output } = await this.ace(...command)
      if (code !== 0) throw new Error(`node ace ${command.join(' ')} ended with ${code}: ${output}`)
    }
  }

  /**
   * Another process of the same installation.
   * @param changes environment variables that it gets instead
   */
  async sibling(changes: Record<string, string> = {}): Promise<ServerProcess> {
    return new ServerProcess(this.#environment, await freePort(), changes)
  }

  /** What the server has logged since it was started last. */
  log = ''

  /** Starts the server and waits until it answers. @param stepMs how far its wall clock is off */
  async start(stepMs = 0): Promise<void> {
    this.#environment.CLOCK_STEP_MS = String(stepMs)
    this.log = ''
    this.#child = this.#spawn(
      ['--import=@poppinss/ts-exec', '--import=#tests/support/stepped_clock', 'bin/server.ts'],
      ['ignore', 'pipe', 'inherit', 'ipc']
    )
    this.#child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (this.log += chunk))
    for (let tries = 0; tries < 200; tries++) {
      const answer = await fetch(`${this.origin}/api/health`).catch(() => undefined)
      if (answer?.ok) return
      if (this.#child.exitCode !== null)
        throw new Error(`the server ended with ${this.#child.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the server did not answer within 20 s')
  }

  /** Sets the wall clock of the running server. @param stepMs how far it is off from now on */
  async stepClock(stepMs: number): Promise<void> {
    const child = this.#child
    if (!child) throw new Error('the server does not run')
    const stepped = once(child, 'message')
    child.send({ stepMs })
    await stepped
  }

  /** Sends the server a signal, as a service manager does. */
  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  /** Resolves when the server has ended: its exit code, or the signal that ended it. */
  async ended(): Promise<number | NodeJS.Signals | null> {
    const child = this.#child
    if (!child) throw new Error('the server was not started')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return child.exitCode ?? child.signalCode
  }

  /** Starts a server that is expected to end by itself, and waits for that. */
  async fail(withinMs: number): Promise<{ code: number | null; stderr: string }> {
    const child = this.#spawn(SERVER, ['ignore', 'ignore', 'pipe'])
    const chunks: string[] = []
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    // Killed, it has no code.
    const timer = setTimeout(() => child.kill('SIGKILL'), withinMs)
    const [code] = (await once(child, 'close')) as [number | null]
    clearTimeout(timer)
    return { code, stderr: chunks.join('') }
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
