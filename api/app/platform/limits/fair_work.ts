import { Unavailable } from '#app/platform/errors/failures'
import { Rounds } from '#app/platform/limits/rounds'
import { Turns } from '#app/platform/limits/turns'
import { noteSecurityEvent } from '#app/platform/log/security_log'

/** The queue position of a piece of work. */
export interface WorkPlace {
  /** Groups that take turns, the widest first. */
  path: readonly string[]
  /** The account, which has a few places at most; its further work waits for those. */
  account?: string
}

/** Of one account; a page needs no more. */
const PLACES_EACH = 2

interface Waiting {
  start: () => void
  refuse: () => void
}

/**
 * Does at most `atOnce` pieces of heavy work at a time, with different groups taking turns. When more than `waiting`
 * wait, the newest of the largest group is refused, so one user can't fill the queue for others.
 */
export class FairWork {
  readonly #waiting = new Rounds<Waiting>()
  readonly #accounts = new Turns<string>(PLACES_EACH)
  #running = 0

  constructor(private readonly work: { name: string; atOnce: number; waiting: number }) {}

  /** @throws Unavailable when too many wait */
  do<Result>({ path, account }: WorkPlace, piece: () => Promise<Result>): Promise<Result> {
    const inTurn = () => this.#inTurn(path, piece)
    return account === undefined ? inTurn() : this.#accounts.take(account, inTurn)
  }

  async #inTurn<Result>(path: readonly string[], piece: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.work.atOnce) await this.#wait(path)
    else this.#running++
    try {
      return await piece()
    } finally {
      const next = this.#waiting.take()
      // The next one takes this one's place.
      if (next) next.start()
      else this.#running--
    }
  }

  #wait(path: readonly string[]): Promise<void> {
    const { name, waiting } = this.work
    return new Promise((start, reject) => {
      const refuse = () => {
        noteSecurityEvent('overloaded', { work: name })
        reject(new Unavailable())
      }
      this.#waiting.add(path, { start, refuse })
      if (this.#waiting.size > waiting) this.#waiting.takeFromLargest()?.refuse()
    })
  }
}
