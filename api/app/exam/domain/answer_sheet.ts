import { pagesOfSession, sessionOfQuestion } from '#contracts/exam'
import type { Answer, Session } from '#contracts/exam'
import type { AnswerSheet, AttemptClock } from '#app/exam/domain/types'
import { type HeldAnswer, highestSeq, isLater } from '#contracts/answers'

/** An answer as a client sends it; `id` is the question's page. */
export interface IncomingAnswer {
  id: number
  answer: Answer
  seq?: number | undefined
  /** When it was chosen, in epoch milliseconds: the server's time as the device knew it. */
  at?: number | undefined
}

/** What a client sends while the exam runs. */
export interface SaveRequest {
  /** Where the learner is, 0-143. */
  index?: number | undefined
  answer: IncomingAnswer[]
  /** Pages flagged 'ragu-ragu'; replaces the flags when given. */
  ragu?: number[] | undefined
  /** The last link of the device's journal when it sent this (`anchorOf`). */
  tautan?: string | undefined
}

export interface AnswerWrite extends HeldAnswer {
  page: number
}

export interface AnswerMerge {
  /** Answers to store, ascending by page, one per page. */
  writes: AnswerWrite[]
  /** Ids that aren't a question page of the session, in order of appearance. */
  rejected: number[]
  /** Pages whose answer has a `seq` not above the stored one, in order of appearance. */
  stale: number[]
}

/** The ids that a save did not store, and the attempt's clock then, which includes time added meanwhile. */
export type SaveOutcome = Pick<AnswerMerge, 'rejected' | 'stale'> & { clock: AttemptClock }

/**
 * Merges a save into the stored answers (contract section 4). Answers are processed in their order: the highest `seq`
 * of a page wins; a lower or equal one changes nothing. An answer without `seq` gets the attempt's highest plus one.
 * Repeating a request with `seq` numbers changes nothing: its answers are reported as stale.
 *
 * @param held the answers of the whole attempt; those of the sent pages are enough when every answer has a `seq`
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
 * The ids of sent answers that aren't stored, neither as sent nor replaced by a later choice; each once. Answers
 * without `seq` can't be compared and are left out.
 */
export function answersNotIn(sheet: AnswerSheet, sent: readonly IncomingAnswer[]): number[] {
  const missing = sent.filter(({ id, seq }) => seq !== undefined && isLater({ seq }, sheet.get(id)))
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
 * The flags ('ragu-ragu') to store: question pages of the session, each once, ascending. They replace all earlier
 * flags. Flags of other sessions are dropped, because past sessions can't be reopened and later ones haven't begun.
 */
export function keepFlags(ids: readonly number[], session: Session): number[] {
  return pagesOfSession(session).filter((page) => ids.includes(page))
}
