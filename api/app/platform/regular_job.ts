import type { LoggerService } from '@adonisjs/core/types'

/** Something that the server does again and again. A failure is logged and tried again the next time. */
export class RegularJob {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  readonly #stopping = new AbortController()

  /** @param work ends early, with what it has done, once the signal is given */
  constructor(
    private readonly name: string,
    private readonly logger: LoggerService,
    private readonly work: (signal: AbortSignal) => Promise<void>
  ) {}

  /** Runs the job each time the interval has passed; the process doesn't stay alive for it. */
  every(intervalMs: number): void {
    this.#timer = setInterval(() => this.run(), intervalMs).unref()
  }

  /** Runs the job now, unless it is running: a slow run is not overtaken by the next one. */
  run(): void {
    this.#running ??= this.#runOnce().finally(() => (this.#running = undefined))
  }

  /** Ends the job; resolves when nothing of it is under way any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#running
  }

  async #runOnce(): Promise<void> {
    try {
      await this.work(this.#stopping.signal)
    } catch (error) {
      this.logger.error({ err: error, job: this.name }, 'a regular job failed')
    }
  }
}
