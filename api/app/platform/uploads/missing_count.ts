import type { LoggerService } from '@adonisjs/core/types'
import type { MissingFile } from '#app/platform/uploads/missing_files'

/** The number of missing stored files at the latest check. */
export class MissingCount {
  #count = 0

  constructor(
    private readonly find: () => Promise<MissingFile[]>,
    private readonly logger: Pick<LoggerService, 'warn'>
  ) {}

  /** Referenced files that the storage doesn't have, by the latest check. */
  get count(): number {
    return this.#count
  }

  /** Checks, and logs the number of missing files when it has changed. */
  async look(): Promise<void> {
    const missing = await this.find()
    if (missing.length !== this.#count) {
      this.logger.warn(
        { missing: missing.length },
        'stored files that something refers to are missing; "media:check" names them'
      )
    }
    this.#count = missing.length
  }
}
