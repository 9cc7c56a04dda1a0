import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const API = fileURLToPath(new URL('../..', import.meta.url))

/** The whole application as a process of its own, on an embedded database that outlives it. */
export class ServerProcess {
  readonly #environment: Record<string, string>
  readonly origin: string
  #child: ChildProcess | undefined

  private constructor(dataDir: string, port: number) {
    this.origin = `http://127.0.0.1:${port}`
    this.#environment = {
      ...(process.env as Record<string, string>),
      NODE_ENV: 'production',
      DB_CONNECTION: 'sqlite',
      DATA_DIR: dataDir,
      APP_URL: this.origin,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'true',
      LOG_LEVEL: 'error',
    }
  }

  /** Prepares the database with the demo's package and accounts. */
  static async prepare(dataDir: string): Promise<ServerProcess> {
    const server = new ServerProcess(dataDir, await freePort())
    await server.#ace('migration:run', '--force')
    await server.#ace('db:seed')
    return server
  }

  /** Starts the server and waits until it answers. */
  async start(): Promise<void> {
    this.#child = this.#spawn('--import=@poppinss/ts-exec', 'bin/server.ts')
    for (let tries = 0; tries < 200; tries++) {
      const answer = await fetch(`${this.origin}/api/health`).catch(() => undefined)
      if (answer?.ok) return
      if (this.#child.exitCode !== null) throw new Error(`the server ended with ${this.#child.exitCode}`)
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

  async #ace(...args: string[]): Promise<void> {
    const child = this.#spawn('ace.js', ...args)
    const [code] = (await once(child, 'exit')) as [number]
    if (code !== 0) throw new Error(`node ace ${args.join(' ')} ended with ${code}`)
  }

  #spawn(...args: string[]): ChildProcess {
    return spawn(process.execPath, args, {
      cwd: API,
      env: this.#environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
