import pLimit, { type LimitFunction } from 'p-limit'

/** Lets everybody do one thing at a time; what else they ask for waits for that. */
export class Turns {
  readonly #queues = new Map<number, LimitFunction>()

  async take<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(userId) ?? pLimit(1)
    this.#queues.set(userId, queue)
    try {
      return await queue(work)
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(userId)
    }
  }
}
