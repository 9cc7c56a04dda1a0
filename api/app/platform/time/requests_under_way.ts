import type { Server } from 'node:http'

/** Counts requests: one that has read the time already must not see another one before it is answered. */
export class RequestsUnderWay {
  #begun = 0
  #underWay = 0

  /** Counts the requests of this server from now on. */
  watch(server: Server): void {
    server.on('request', (_request, response) => {
      this.#begun++
      this.#underWay++
      response.once('close', () => this.#underWay--)
    })
  }

  /** How many requests have come in so far. */
  get begun(): number {
    return this.#begun
  }

  /** Whether no request is under way, and none has come in since `begun` was read. */
  isQuietSince(begun: number): boolean {
    return this.#underWay === 0 && this.#begun === begun
  }
}
