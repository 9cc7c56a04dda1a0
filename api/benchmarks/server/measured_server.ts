import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '#tests/support/free_port'
import { BUILT } from './built.js'
import type { Reading } from './probe.js'

/** The built one: stripping its types would cost the measured process memory. */
const PROBE = pathToFileURL(join(BUILT.folder, 'benchmarks/server/probe.js'))
const START_MS = 60_000
/** As `npm start` runs it. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=1024']

/** A process that serves, measured from within by a probe. */
export class MeasuredServer {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess
  ) {
    // Ends with this process, also when a run fails.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
  }

  /** Starts the built application. @param environment its variables, those of its data among them */
  static async start(environment: Record<string, string>): Promise<MeasuredServer> {
    const port = await freePort()
    const own = {
      ...environment,
      PORT: String(port),
      APP_URL: `http://127.0.0.1:${port}`,
    }
    const server = new MeasuredServer(
      port,
      spawn(process.execPath, [...NODE_FLAGS, `--import=${PROBE.href}`, BUILT.entry], {
        cwd: BUILT.folder,
        env: { ...process.env, ...own },
        stdio: [
          'ignore',
          openSync(join(environment.DATA_DIR ?? '.', 'server.log'), 'a'),
          'inherit',
          'ipc',
        ],
      })
    )
    await server.#untilWell()
    return server
  }

  /** Starts a program of the benchmarks in place of the application. It sends its port when it listens. */
  static async startProgram(
    program: URL,
    environment: Record<string, string>
  ): Promise<MeasuredServer> {
    const child = spawn(process.execPath, [`--import=${PROBE.href}`, program.pathname], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    return new MeasuredServer(port, child)
  }

  /** Restarts the measurements. */
  async reset(): Promise<void> {
    await this.#ask('reset')
  }

  /** The measurements since the last reset. Of several workers: the supervisor alone. */
  read(): Promise<Reading> {
    return this.#ask('read')
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
  }

  async #ask(question: 'read' | 'reset'): Promise<Reading> {
    this.child.send({ question })
    for (;;) {
      const [{ reading }] = (await once(this.child, 'message')) as [{ reading?: Reading }]
      if (reading) return reading
    }
  }

  async #untilWell(): Promise<void> {
    for (const end = performance.now() + START_MS; performance.now() < end;) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/api/health`).catch(() => undefined)
      if (answer?.ok) return
      if (this.child.exitCode !== null) throw new Error('the server ended at once')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the server did not answer within ${START_MS / 1000} s`)
  }
}
