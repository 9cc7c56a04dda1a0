import type { LoggerService } from '@adonisjs/core/types'
import type { MissingFile } from '#app/platform/uploads/missing_files'

/** How many stored files were missing when somebody looked last. */
export class MissingCount {
  #count = 0

  constructor(
    private readonly find: () => Promise<MissingFile[]>,
    private readonly logger: Pick<LoggerService, 'warn'>
  ) {}

  /** Files that something refers to and that the storage doesn't have, by the latest look. */
  get count(): number {
    return this.#count
  }

  /** Looks, and logs how many are missing when that is another number than before. */
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
