import { pagesOfSession, sessionOfQuestion } from '#contracts/exam'
import type { Answer, Session } from '#contracts/exam'
import type { AnswerSheet } from '#app/exam/domain/types'
import { type HeldAnswer, highestSeq, isLater } from '#contracts/answers'

/** An answer as a client sends it; `id` is the question's page. */
export interface IncomingAnswer {
  id: number
  answer: Answer
  seq?: number | undefined
}

export interface AnswerWrite extends HeldAnswer {
  page: number
}

export interface AnswerMerge {
  /** What to store, ascending by page, at most one per page. */
  writes: AnswerWrite[]
  /** Ids that are no question page of the session, in order of appearance. */
  rejected: number[]
  /** Pages of which an answer lost to one with the same or a higher `seq`, in order of appearance. */
  stale: number[]
}

/**
 * Merges a save into the sheet (contract section 4). Answers are taken one by one in their order: for each page
 * the highest `seq` wins, a lower or equal one changes nothing. An answer without `seq` gets the highest of
 * the attempt plus one. Repeating a request of numbered answers changes nothing: they come back as stale.
 *
 * @param held the sheet of the whole attempt, not only of the session
 */
export function mergeAnswers(
  held: AnswerSheet,
  incoming: readonly IncomingAnswer[],
  session: Session
): AnswerMerge {
  const sheet = new Map(held)
  const written = new Set<number>()
  const rejected = new Set<number>()
  const stale = new Set<number>()
  let highest = highestSeq(held.values())

  for (const { id: page, answer, seq = highest + 1 } of incoming) {
    if (sessionOfQuestion(page) !== session) {
      rejected.add(page)
    } else if (!isLater({ seq }, sheet.get(page))) {
      stale.add(page)
    } else {
      sheet.set(page, { answer, seq })
      written.add(page)
      highest = Math.max(highest, seq)
    }
  }

  const writes = [...sheet]
    .filter(([page]) => written.has(page))
    .map(([page, { answer, seq }]) => ({ page, answer, seq }))
    .sort((a, b) => a.page - b.page)
  return { writes, rejected: [...rejected], stale: [...stale] }
}

/**
 * The ids of those answers that the sheet holds neither as they were sent nor replaced by a later choice, each once.
 * Without `seq` there is no telling, so that such answers are left out.
 */
export function answersNotIn(sheet: AnswerSheet, sent: readonly IncomingAnswer[]): number[] {
  const missing = sent.filter(({ id, seq }) => seq !== undefined && seq > (sheet.get(id)?.seq ?? 0))
  return [...new Set(missing.map(({ id }) => id))]
}

/** The session's question pages that hold no answer, ascending. */
export function unansweredPages(held: AnswerSheet, session: Session): number[] {
  return pagesOfSession(session).filter((page) => !held.has(page))
}

/** Whether every question of the session is answered. */
export function isComplete(held: AnswerSheet, session: Session): boolean {
  return unansweredPages(held, session).length === 0
}

/**
 * The flags ('ragu-ragu') to keep of those a client sent: question pages of the session, each once, ascending.
 * Flags replace the earlier ones as a whole and those of other sessions are dropped: a session that
 * was left can't be seen again, and one to come has no questions to doubt yet.
 */
export function keepFlags(ids: readonly number[], session: Session): number[] {
  return pagesOfSession(session).filter((page) => ids.includes(page))
}
