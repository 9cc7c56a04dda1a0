import type { LoggerService } from '@adonisjs/core/types'

/** A job as defined by its domain. */
export interface JobDescription {
  name: string
  everyMs: number
  /** Whether every process needs it; otherwise the first worker of a machine is enough. */
  inEveryProcess?: boolean
  /** Whether it also runs when the server starts. */
  runsAtStart?: boolean
  /** Must stop early when the signal is given, keeping finished work. */
  work: (signal: AbortSignal) => Promise<void>
}

/** Runs a job at intervals. A failure is logged, and the next run tries again. */
export class RegularJob {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  readonly #stopping = new AbortController()

  constructor(
    private readonly name: string,
    private readonly logger: LoggerService,
    private readonly work: JobDescription['work']
  ) {}

  /** Runs the job at every interval, without keeping the process alive. */
  every(intervalMs: number): void {
    this.#timer = setInterval(() => this.run(), intervalMs).unref()
  }

  /** Runs the job now, unless it is already running. */
  run(): void {
    this.#running ??= this.#runOnce().finally(() => (this.#running = undefined))
  }

  /** Ends the job; resolves when it has stopped. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#running
  }

  async #runOnce(): Promise<void> {
    try {
      await this.work(this.#stopping.signal)
      this.logger.debug({ job: this.name }, 'a regular job ran')
    } catch (error) {
      this.logger.error({ err: error, job: this.name }, 'a regular job failed')
    }
  }
}
