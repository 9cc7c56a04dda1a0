import { LRUCache } from 'lru-cache'
import type { Contacts } from '#app/exam/calls/contacts'
import type { WhoCalls } from '#app/exam/calls/who_calls'

/** The user of a login when it last called, and their running attempt. */
interface CachedCaller {
  userId: number
  attemptId: number | undefined
}

/** As many learners as take exams at once on a machine that `docs/performance.md` describes; some 100 bytes each. */
const MAX_CACHED = 20_000

/**
 * Caches by session its user and their running attempt, so that one round trip fetches everything about a call. An
 * entry only says what to fetch: the rows decide who calls and which attempt runs.
 */
export class CallerCache {
  readonly #bySession = new LRUCache<string, CachedCaller>({ max: MAX_CACHED })

  /** @param contacts are told of each call about a running attempt */
  constructor(readonly contacts: Contacts) {}

  of(who: WhoCalls): Partial<CachedCaller> {
    if (!('identify' in who)) return { userId: who.userId }
    return this.#bySession.get(who.identify.proof.sessionId) ?? {}
  }

  remember(who: WhoCalls, caller: CachedCaller): void {
    if ('identify' in who) this.#bySession.set(who.identify.proof.sessionId, caller)
  }
}
