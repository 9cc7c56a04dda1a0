import type { Server } from 'node:http'

/** Counts requests, because the time must not change within a request. */
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

  /** Number of requests received so far. */
  get begun(): number {
    return this.#begun
  }

  /** Whether no request is running, and none has arrived since `begun` was read. */
  isQuietSince(begun: number): boolean {
    return this.#underWay === 0 && this.#begun === begun
  }
}
