import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import env from '#start/env'
import { freePort } from '#tests/support/free_port'

const API = fileURLToPath(new URL('../..', import.meta.url))

/** How a server's code is run. */
export interface Program {
  folder: string
  /** What Node loads before the server. */
  loaders: readonly string[]
  entry: string
}

const FROM_SOURCES: Program = {
  folder: API,
  loaders: ['--import=@poppinss/ts-exec'],
  entry: 'bin/server.ts',
}

/** What `npm run build` has built: it starts in half a second. */
export const BUILT: Program = { folder: join(API, 'build'), loaders: [], entry: 'bin/server.js' }

/** `npm test` builds first; a spec that runs alone uses the sources. */
const USUAL = process.env.TEST_SERVER === 'built' ? BUILT : FROM_SOURCES

const STEPPED_CLOCK = `--import=${new URL('stepped_clock.ts', import.meta.url).href}`

/** Half a second is usual; busy machines have needed more than a minute. A server that ends is noticed at once. */
const START_MS = 5 * 60_000

/** The whole application as a separate process; its database outlives it. Default: SQLite. */
export class ServerProcess {
  /** A migrated and seeded data folder, made once and copied for each server. */
  static #template: Promise<string> | undefined

  readonly #environment: Record<string, string>
  readonly origin: string
  #child: ChildProcess | undefined

  private constructor(
    settings: Record<string, string>,
    port: number,
    readonly program: Program,
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
      DEMO_DATA: 'kecil',
      LOG_LEVEL: settings.LOG_LEVEL ?? 'error',
      ...changes,
    }
  }

  /**
   * Prepares a server with the demo's package and accounts.
   * @param dataDir folder for the database and the files
   * @param settings environment variables besides the tests' common ones
   * @param program default: the sources, or what TEST_SERVER names
   */
  static async prepare(
    dataDir: string,
    settings: Record<string, string> = {},
    program = USUAL
  ): Promise<ServerProcess> {
    const own = { ...settings, DATA_DIR: dataDir }
    const server = new ServerProcess(own, await freePort(), program)
    if (settings.DB_CONNECTION === 'mysql') {
      await server.#fill()
    } else {
      this.#template ??= this.#seed(join(env.get('DATA_DIR'), 'demo'), program)
      cpSync(await this.#template, dataDir, { recursive: true })
    }
    return server
  }

  static async #seed(dataDir: string, program: Program): Promise<string> {
    const server = new ServerProcess({ DATA_DIR: dataDir }, await freePort(), program)
    await server.#fill()
    return dataDir
  }

  /** Creates the tables and the demo data. */
  async #fill(): Promise<void> {
    for (const command of [['migration:run', '--force'], ['db:seed']]) {
      const { code, output } = await this.ace(...command)
      if (code !== 0) throw new Error(`node ace ${command.join(' ')} ended with ${code}: ${output}`)
    }
  }

  /**
   * Another process of the same installation.
   * @param changes environment variables that differ
   */
  async sibling(changes: Record<string, string> = {}): Promise<ServerProcess> {
    return new ServerProcess(this.#environment, await freePort(), this.program, changes)
  }

  /** The log since the last start, unless it goes into a file. */
  log = ''
  /** Its standard error since the last start. */
  complaints = ''
  /** The destination of standard output instead of `log`. */
  logFile: string | undefined

  /** Starts the server and waits until it answers. @param stepMs error of its wall clock */
  async start(stepMs = 0): Promise<void> {
    this.#environment.CLOCK_STEP_MS = String(stepMs)
    this.log = ''
    this.complaints = ''
    const output = this.logFile === undefined ? 'pipe' : openSync(this.logFile, 'a')
    this.#child = this.#spawn(
      [...this.program.loaders, STEPPED_CLOCK, this.program.entry],
      ['ignore', output, 'pipe', 'ipc']
    )
    if (typeof output === 'number') closeSync(output)
    this.#child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (this.log += chunk))
    this.#child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      this.complaints += chunk
      process.stderr.write(chunk)
    })
    const end = performance.now() + START_MS
    while (performance.now() < end) {
      const answer = await fetch(`${this.origin}/api/health`).catch(() => undefined)
      if (answer?.ok) return
      const end = this.#child.exitCode ?? this.#child.signalCode
      if (end !== null) throw new Error(`the server ended with ${end}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the server did not answer within ${START_MS / 1000} s`)
  }

  /** The status of its first response to a GET while it starts. */
  async firstStatus(path: string): Promise<number> {
    for (const end = performance.now() + START_MS; performance.now() < end;) {
      const answer = await fetch(this.origin + path).catch(() => undefined)
      if (answer) return answer.status
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the server did not answer within ${START_MS / 1000} s`)
  }

  /** Waits until so many more lines of its log contain this text. */
  async nextLines(text: string, count: number): Promise<void> {
    await this.logged(text, this.#linesWith(text) + count)
  }

  #linesWith(text: string): number {
    return this.log.split('\n').filter((line) => line.includes(text)).length
  }

  /** Waits until so many lines of its log contain this text. */
  async logged(text: string, count = 1): Promise<void> {
    for (const end = performance.now() + START_MS; performance.now() < end;) {
      if (this.#linesWith(text) >= count) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`"${text}" was not logged ${count} times within ${START_MS / 1000} s`)
  }

  /** Sets the wall clock of the running server. @param stepMs its new error */
  async stepClock(stepMs: number): Promise<void> {
    const child = this.#child
    if (!child) throw new Error('the server does not run')
    const stepped = once(child, 'message')
    child.send({ stepMs })
    await stepped
  }

  /** Sends the server a signal, like a service manager. */
  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  /** Resolves when the server has ended, with its exit code or signal. */
  async ended(): Promise<number | NodeJS.Signals | null> {
    const child = this.#child
    if (!child) throw new Error('the server was not started')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return child.exitCode ?? child.signalCode
  }

  /** Starts a server that should end by itself, and waits for that. */
  async fail(withinMs: number): Promise<{ code: number | null; stderr: string }> {
    const child = this.#spawn(
      [...this.program.loaders, this.program.entry],
      ['ignore', 'ignore', 'pipe']
    )
    const chunks: string[] = []
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    // A killed process has no exit code.
    const timer = setTimeout(() => child.kill('SIGKILL'), withinMs)
    const [code] = (await once(child, 'close')) as [number | null]
    clearTimeout(timer)
    return { code, stderr: chunks.join('') }
  }

  /** Kills the server, like a power cut: no handlers run and nothing is flushed. */
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
    return spawn(process.execPath, args, {
      cwd: this.program.folder,
      env: this.#environment,
      stdio,
    })
  }
}
