import { countAnswers } from '#app/exam/rows/answer_counts'
import { SESSIONS, type Session } from '#contracts/exam'

/** An attempt whose answers are counted. */
export interface Counted {
  attemptId: number
  session: Session
  /** When answers were last saved, in any process; 0 when unknown. */
  savedAt: number
}

interface Known {
  session: Session
  answered: number
  readAt: number
}

/** A save is noted before it is stored: so long after it, counts are read again, in milliseconds. */
const STORED_WITHIN_MS = 5_000

/** Numbers of answers, read again where some were saved since. A new one reads all. */
export class AnswerCounts {
  readonly #known = new Map<number, Known>()

  /** How many questions of its running session each attempt has answered. @param now epoch milliseconds */
  async of(attempts: readonly Counted[], now: number): Promise<Map<number, number>> {
    const outdated = attempts.filter(({ attemptId, session, savedAt }) => {
      const known = this.#known.get(attemptId)
      return known?.session !== session || savedAt + STORED_WITHIN_MS >= known.readAt
    })
    for (const session of SESSIONS) {
      const ids = outdated.filter((one) => one.session === session).map((one) => one.attemptId)
      if (ids.length === 0) continue
      const counts = await countAnswers(ids, session)
      for (const id of ids) {
        this.#known.set(id, { session, answered: counts.get(id) ?? 0, readAt: now })
      }
    }
    return new Map(
      attempts.map(({ attemptId }) => [attemptId, this.#known.get(attemptId)?.answered ?? 0])
    )
  }
}
