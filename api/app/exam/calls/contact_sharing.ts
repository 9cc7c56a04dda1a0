import { randomUUID } from 'node:crypto'
import type { Contacts, Heard } from '#app/exam/calls/contacts'

/** The board of another process is this old at most, besides the network. */
const SHARE_EVERY_MS = 500

/** The parts of a Redis connection that are used here. */
export interface Broadcaster {
  publish(channel: string, message: string): Promise<unknown>
  subscribe(channel: string, take: (message: string) => void): unknown
}

const CHANNEL = 'lulus:contacts'

/** Tells the other processes of an installation who was heard, twice a second, through Redis. */
export class ContactSharing {
  readonly #self = randomUUID()
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly contacts: Contacts,
    private readonly redis: Broadcaster,
    private readonly failed: (error: unknown) => void
  ) {}

  start(): void {
    this.redis.subscribe(CHANNEL, (message) => this.#take(message))
    this.#timer = setInterval(() => void this.#share(), SHARE_EVERY_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #share(): Promise<void> {
    const heard = this.contacts.takeUnshared()
    if (heard.attempts.length + heard.waiting.length === 0) return
    try {
      await this.redis.publish(CHANNEL, JSON.stringify({ from: this.#self, heard }))
    } catch (error) {
      // The next contact of each, within ten seconds, is shared again.
      this.failed(error)
    }
  }

  #take(message: string): void {
    const { from, heard } = JSON.parse(message) as { from: string; heard: Heard }
    if (from !== this.#self) this.contacts.learn(heard)
  }
}
