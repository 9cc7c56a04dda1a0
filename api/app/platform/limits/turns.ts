import pLimit, { type LimitFunction } from 'p-limit'

/** Lets each user do a few things at a time; further ones wait for those. */
export class Turns<Who extends number | string = number> {
  readonly #queues = new Map<Who, LimitFunction>()

  constructor(private readonly atOnce = 1) {}

  async take<Result>(who: Who, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(who) ?? pLimit(this.atOnce)
    this.#queues.set(who, queue)
    try {
      return await queue(work)
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) this.#queues.delete(who)
    }
  }
}
