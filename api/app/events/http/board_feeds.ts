import { setTimeout as delay } from 'node:timers/promises'
import type { LoggerService } from '@adonisjs/core/types'
import type { WatchedBoard } from '#app/events/http/read_watched_board'
import { clock } from '#app/platform/time/clock'

/** How often a board is read while somebody watches it, in milliseconds. A change is seen within two seconds. */
const READ_EVERY_MS = 1_000
/** A large board is read less often: reading takes at most this share of the time. */
const LARGEST_SHARE = 1 / 10
/** Also after a step of the clock. */
const LONGEST_PAUSE_MS = 10_000
/** Events that a screen gets again when it comes back. */
const KEPT_EVENTS = 500
/** A screen that comes back within this time goes on where it was. */
const LINGER_MS = 30_000

/** A comment, which shows that a stream is alive. */
export const ALIVE = ': hidup\n\n'

/** Takes a part of the stream. */
export type Take = (text: string) => void

interface SentEvent {
  id: number
  text: string
}

/** The changes of one event's board, read once for all who watch it in this process. */
class BoardFeed {
  readonly #listeners = new Set<Take>()
  #board: WatchedBoard | undefined
  #kept: SentEvent[] = []
  /** Rises over all feeds of an event, also after a restart. */
  #lastId = clock.now() * 1000
  #reading: Promise<void> | undefined
  #isFollowing = false
  #isClosed = false

  constructor(
    private readonly eventId: number,
    private readonly logger: LoggerService,
    private readonly abandoned: () => void
  ) {}

  /**
   * Begins with what the listener missed, or with the whole board.
   * @param lastId the last event that it has; null for none
   * @returns ends it
   */
  async join(take: Take, lastId: number | null): Promise<() => void> {
    await this.#read()
    const known = this.#kept.findIndex(({ id }) => id === lastId)
    const missed = this.#kept.slice(known + 1).map(({ text }) => text)
    if (known === -1) take(eventText(this.#lastId, 'papan', this.#board?.whole ?? ''))
    // A response begins with its first bytes.
    else take(missed.join('') || ALIVE)
    this.#listeners.add(take)
    if (!this.#isFollowing) void this.#follow()
    return () => void this.#listeners.delete(take)
  }

  /** Resolves when the board isn't being read any more. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#reading?.catch(() => undefined)
  }

  async #follow(): Promise<void> {
    this.#isFollowing = true
    let idleMs = 0
    while (!this.#isClosed && idleMs < LINGER_MS) {
      const begun = clock.now()
      await this.#read().catch((error: unknown) => {
        this.logger.error({ err: error, eventId: this.eventId }, 'a board could not be read')
      })
      const tookMs = clock.now() - begun
      const pauseMs = Math.min(
        Math.max(READ_EVERY_MS - tookMs, tookMs / LARGEST_SHARE),
        LONGEST_PAUSE_MS
      )
      await delay(pauseMs, undefined, { ref: false })
      idleMs = this.#listeners.size > 0 ? 0 : idleMs + pauseMs
    }
    this.#isFollowing = false
    if (this.#listeners.size === 0) this.abandoned()
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readOnce().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #readOnce(): Promise<void> {
    const { readWatchedBoard } = await import('#app/events/http/read_watched_board')
    const { board, news } = await readWatchedBoard(this.eventId, this.#board, clock.now())
    this.#board = board
    if (news === null) this.#send('papan', board.whole)
    else for (const row of news) this.#send('baris', row)
  }

  #send(kind: string, data: string): void {
    this.#lastId += 1
    const event = { id: this.#lastId, text: eventText(this.#lastId, kind, data) }
    this.#kept = [...this.#kept, event].slice(-KEPT_EVENTS)
    for (const take of this.#listeners) take(event.text)
  }
}

/** The boards that are watched in this process. */
export class BoardFeeds {
  readonly #feeds = new Map<number, BoardFeed>()
  readonly #ends = new Set<() => void>()

  constructor(private readonly logger: LoggerService) {}

  of(eventId: number): BoardFeed {
    const existing = this.#feeds.get(eventId)
    if (existing) return existing
    const feed = new BoardFeed(eventId, this.logger, () => {
      if (this.#feeds.get(eventId) === feed) this.#feeds.delete(eventId)
    })
    this.#feeds.set(eventId, feed)
    return feed
  }

  /** Registers how to end a stream when the server ends. @returns removes it */
  onEnd(end: () => void): () => void {
    this.#ends.add(end)
    return () => void this.#ends.delete(end)
  }

  /** Ends all streams. */
  async close(): Promise<void> {
    for (const end of this.#ends) end()
    const feeds = [...this.#feeds.values()]
    this.#feeds.clear()
    await Promise.all(feeds.map((feed) => feed.close()))
  }
}

function eventText(id: number, kind: string, data: string): string {
  return `id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`
}
