import type { LoggerService } from '@adonisjs/core/types'

/**
 * From this duration on a commit or a turn of the event loop is late, in milliseconds. Usual are 1 to 40 for a commit
 * on a spinning disk, and below 50 for a turn, because threads do the heavy work: the limits are far from both, and
 * below what a learner notices.
 */
export const LATE_MS = { commit: 250, loop: 500 } as const

/** The server is late when it was for this long within a window: a checkpoint or a migration takes less. */
const LATE_WITHIN_WINDOW_MS = 5_000
const WINDOW_MS = 15_000

const WARN_EVERY_MS = 60_000

/** The measurements since the last reading, in milliseconds. */
export interface Measured {
  elapsedMs: number
  slowestCommitMs: number
  longestTurnMs: number
}

/**
 * Whether commits and the event loop keep up. A slow disk shows nowhere else: every save is stored, only late. After
 * five late seconds of fifteen the server counts as not ready, and as ready again after a whole window without any.
 */
export class LateWatch {
  #looks: { elapsedMs: number; isLate: boolean }[] = []
  #isLate = false
  #sinceWarningMs = Number.POSITIVE_INFINITY

  constructor(private readonly logger: Pick<LoggerService, 'warn'>) {}

  /** Whether the server is late, and should get no new requests. */
  get isLate(): boolean {
    return this.#isLate
  }

  /** Adds the measurements since the last reading; logs at most one line a minute. */
  look({ elapsedMs, slowestCommitMs, longestTurnMs }: Measured): void {
    const isLate = slowestCommitMs >= LATE_MS.commit || longestTurnMs >= LATE_MS.loop
    this.#looks.push({ elapsedMs, isLate })
    this.#forgetOld()
    this.#decide()

    this.#sinceWarningMs += elapsedMs
    if (!isLate || this.#sinceWarningMs < WARN_EVERY_MS) return
    this.#sinceWarningMs = 0
    this.logger.warn(
      { commitMs: Math.round(slowestCommitMs), loopMs: Math.round(longestTurnMs) },
      'commits or the event loop are late: the disk, the database or the processor is slow'
    )
  }

  /** Readings belong to the window until a whole window follows them. */
  #forgetOld(): void {
    let followingMs = 0
    const first = this.#looks.findLastIndex(({ elapsedMs }) => {
      const isOld = followingMs >= WINDOW_MS
      followingMs += elapsedMs
      return isOld
    })
    this.#looks = this.#looks.slice(first + 1)
  }

  #decide(): void {
    const late = this.#looks.filter(({ isLate }) => isLate)
    const lateMs = late.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0)
    if (lateMs >= LATE_WITHIN_WINDOW_MS) this.#isLate = true
    if (late.length === 0) this.#isLate = false
  }
}
