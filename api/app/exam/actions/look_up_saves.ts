import { LRUCache } from 'lru-cache'
import { findCallers, type Caller, type WhoCalls } from '#app/exam/caller'
import type { SaveRequest } from '#app/exam/domain/answer_sheet'
import {
  byUser,
  lockingRunningAttempts,
  type AttemptRow,
  type RunningAttempt,
} from '#app/exam/rows/running_attempts'
import {
  addAnswers,
  readingAnswers,
  type AnswerRow,
  type PagesOfAttempts,
  type Sheets,
} from '#app/exam/rows/shared_saves'
import type { QuickRows } from '#app/platform/database/quick_rows'

/** A save that was sent `now`. */
export interface SentSave {
  who: WhoCalls
  request: SaveRequest
  now: number
}

/** Who sent several saves, and what decides about them. */
export interface LookedUp {
  /** In the saves' order; null where the ordinary way has to find out. */
  callers: (Caller | null)[]
  /** The callers' running attempts by user, locked; without those that somebody else has locked. */
  attempts: ReadonlyMap<number, RunningAttempt>
  /** The stored answers of the pages that the saves are about. */
  sheets: Sheets
}

/** Whose a login was when it last saved, and of which attempt. */
interface Sitter {
  userId: number
  attemptId: number
}

/** As many learners as sit at once on a machine that `docs/performance.md` describes; some 100 bytes each. */
const SITTERS_KEPT = 20_000

/**
 * Looks up what decides about saves. Where each login sat is remembered, so that one way to the database tells all of it; what
 * is remembered says only what to ask for: who sends, and which attempt runs, say the rows.
 */
export class SaveLookup {
  readonly #sitters = new LRUCache<string, Sitter>({ max: SITTERS_KEPT })

  async of(rows: QuickRows, saves: readonly SentSave[]): Promise<LookedUp> {
    const sitters = saves.map(({ who }) => this.#sitterOf(who))
    const asked = pagesOf(saves, (at) => sitters[at]?.attemptId)
    const guessed = new Set(sitters.flatMap((sitter) => sitter?.userId ?? []))
    const { callers, found } = await findCallers<[AttemptRow[], AnswerRow[]]>(rows, saves, [
      lockingRunningAttempts([...guessed]),
      readingAnswers(asked),
    ])
    const attempts = byUser(found[0])
    const sheets: Sheets = new Map()
    addAnswers(sheets, found[1])

    const userIds = new Set(callers.flatMap((caller) => caller?.userId ?? []))
    const others = [...userIds].filter((userId) => !guessed.has(userId))
    if (others.length > 0) {
      const { sql, values } = lockingRunningAttempts(others)
      const rest = byUser(await rows.all<AttemptRow>(sql, ...values))
      for (const [userId, attempt] of rest) attempts.set(userId, attempt)
    }
    const attemptOf = (at: number) => attempts.get(callers[at]?.userId ?? 0)?.id
    const unread = without(pagesOf(saves, attemptOf), asked)
    if (unread.size > 0) {
      const { sql, values } = readingAnswers(unread)
      addAnswers(sheets, await rows.all<AnswerRow>(sql, ...values))
    }
    saves.forEach(({ who }, at) => this.#keep(who, callers[at], attemptOf(at)))
    return { callers, attempts, sheets }
  }

  #sitterOf(who: WhoCalls): Sitter | undefined {
    return 'identify' in who ? this.#sitters.get(who.identify.proof.sessionId) : undefined
  }

  #keep(who: WhoCalls, caller: Caller | null | undefined, attemptId: number | undefined): void {
    if (!('identify' in who) || !caller || attemptId === undefined) return
    this.#sitters.set(who.identify.proof.sessionId, { userId: caller.userId, attemptId })
  }
}

/** The pages that saves are about, by attempt; without those whose attempt isn't known. */
function pagesOf(
  saves: readonly SentSave[],
  attemptOf: (at: number) => number | undefined
): Map<number, Set<number>> {
  const pages = new Map<number, Set<number>>()
  for (const [at, { request }] of saves.entries()) {
    const attemptId = attemptOf(at)
    if (attemptId === undefined) continue
    const own = pages.get(attemptId) ?? new Set()
    for (const { id } of request.answer) own.add(id)
    pages.set(attemptId, own)
  }
  return pages
}

/** The pages of `wanted` that are not among `asked`; without attempts of which none is left. */
function without(wanted: PagesOfAttempts, asked: PagesOfAttempts): PagesOfAttempts {
  const left = [...wanted].map(([attemptId, pages]) => {
    const known = asked.get(attemptId)
    return [attemptId, new Set([...pages].filter((page) => !known?.has(page)))] as const
  })
  return new Map(left.filter(([, pages]) => pages.size > 0))
}
