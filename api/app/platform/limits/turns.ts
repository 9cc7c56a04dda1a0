import pLimit, { type LimitFunction } from 'p-limit'

/** Lets everybody do a few things at a time; what else they ask for waits for those. */
export class Turns {
  readonly #queues = new Map<number, LimitFunction>()

  constructor(private readonly atOnce = 1) {}

  async take<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(userId) ?? pLimit(this.atOnce)
    this.#queues.set(userId, queue)
    try {
      return await queue(work)
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(userId)
    }
  }
}
