import { LRUCache } from 'lru-cache'
import type { WhoCalls } from '#app/exam/caller'

/** Whose a login was when it last called, and which attempt of theirs ran. */
interface KnownSitter {
  userId: number
  attemptId: number | undefined
}

/** As many learners as sit at once on a machine that `docs/performance.md` describes; some 100 bytes each. */
const KEPT = 20_000

/**
 * Remembers by session whose login it is and which attempt runs, so that one round trip finds out everything about a call.
 * It says only what to ask for: who calls, and what runs, is decided by the rows.
 */
export class KnownSitters {
  readonly #bySession = new LRUCache<string, KnownSitter>({ max: KEPT })

  of(who: WhoCalls): Partial<KnownSitter> {
    if (!('identify' in who)) return { userId: who.userId }
    return this.#bySession.get(who.identify.proof.sessionId) ?? {}
  }

  remember(who: WhoCalls, sitter: KnownSitter): void {
    if ('identify' in who) this.#bySession.set(who.identify.proof.sessionId, sitter)
  }
}
