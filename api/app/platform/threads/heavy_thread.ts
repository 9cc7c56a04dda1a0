import logger from '@adonisjs/core/services/logger'
import { Tinypool } from 'tinypool'
import { errorCode } from '#app/platform/database/driver_errors'
import { Unavailable } from '#app/platform/errors/failures'
import { boundedWork } from '#app/platform/limits/bounded_work'

/** How long a thread that has loaded its data waits for the next piece of work. */
const IDLE_MS = 10 * 60_000

export interface HeavyWork {
  /** Its name in the logs. */
  name: string
  /** Its default export does one piece of work. In the sources it is TypeScript, in a build JavaScript. */
  worker: URL
  /** The time limit of a piece in milliseconds; a thread that takes longer is considered hung. */
  withinMs: number
  /** Megabytes of JavaScript objects. */
  heapMb: number
  /** How many pieces may wait. */
  waiting: number
}

/** Does pieces of heavy work in a thread of its own, one after the other (docs/adr/0027). */
export class HeavyThread {
  readonly #pool: Tinypool
  readonly #name: string
  readonly #withinMs: number
  readonly #inTurn: ReturnType<typeof boundedWork>

  constructor({ name, worker, withinMs, heapMb, waiting }: HeavyWork) {
    this.#name = name
    this.#withinMs = withinMs
    this.#inTurn = boundedWork({ name, atOnce: 1, waiting })
    this.#pool = new Tinypool({
      filename: worker.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      execArgv: [
        // In the sources the worker is TypeScript too, and needs the same loader.
        ...(isSource ? ['--import=@poppinss/ts-exec'] : []),
        `--import=${workerBeside(import.meta.url, 'yielding').href}`,
      ],
    })
  }

  /**
   * The worker's result for this piece, copied between the threads.
   * @throws Unavailable when too many wait already, or the thread was lost: another takes the next. What the worker
   *   throws.
   */
  async run(piece: unknown): Promise<unknown> {
    return this.#inTurn(async () => {
      const signal = AbortSignal.timeout(this.#withinMs)
      try {
        return (await this.#pool.run(piece, { signal })) as unknown
      } catch (error) {
        if (!isLostThread(error)) throw error
        logger.error({ err: error, work: this.#name }, 'a thread of heavy work was lost')
        throw new Unavailable()
      }
    })
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}

const isSource = import.meta.filename.endsWith('.ts')

/** The address of a worker beside its caller: `workerBeside(import.meta.url, 'read_worker')`. */
export function workerBeside(caller: string, name: string): URL {
  return new URL(`./${name}.${isSource ? 'ts' : 'js'}`, caller)
}

/**
 * Whether a thread ran out of memory, or didn't answer: it hung, or ended, which the pool doesn't notice by itself.
 */
function isLostThread(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' || errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY')
  )
}
