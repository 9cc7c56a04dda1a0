import {
  keepFlags,
  mergeAnswers,
  type AnswerWrite,
  type SaveOutcome,
  type SaveRequest,
} from '#app/exam/domain/answer_sheet'
import type { SaveOrigin } from '#app/exam/domain/save_origin'
import { acceptsSaves, isDue } from '#app/exam/domain/session_clock'
import type { AnswerSheet, AttemptClock, Snapshot } from '#app/exam/domain/types'
import { sessionOfIndex } from '#contracts/exam'

/** The fields of a running attempt that a save needs. */
export interface SavedAttempt {
  /** Where the learner was last seen, 0-143. */
  lastIndex: number
  /** Pages flagged as 'ragu-ragu': JSON, as it is stored. */
  flags: string
  clock: AttemptClock
}

/** The writes of a save; empty when it changes nothing. */
export interface SavePlan {
  writes: (AnswerWrite & SaveOrigin & { questionId: number })[]
  place: { lastIndex: number; flags: string } | null
  outcome: SaveOutcome
}

/**
 * Whether a save needs nothing but its answers written. Answers without `seq` need the stored ones of all pages, so
 * they are not plain.
 */
export function isPlainSave(
  { clock }: Pick<SavedAttempt, 'clock'>,
  { answer }: SaveRequest,
  now: number
): boolean {
  if (answer.some(({ seq }) => seq === undefined)) return false
  return !isDue(clock, now) && acceptsSaves(clock, now)
}

/**
 * The writes of a save while saves are accepted.
 * @param held the stored answers; those of the sent pages are enough for a plain save
 * @throws RangeError when the snapshot lacks a question of the running session
 */
export function planSave(
  attempt: SavedAttempt,
  { questions }: Snapshot,
  held: AnswerSheet,
  { answer, index, ragu }: SaveRequest,
  origin: SaveOrigin
): SavePlan {
  const { session } = attempt.clock
  const { writes, rejected, stale } = mergeAnswers(held, answer, session)
  const isHere = index !== undefined && sessionOfIndex(index) === session
  const lastIndex = isHere ? index : attempt.lastIndex
  const flags = ragu ? JSON.stringify(keepFlags(ragu, session)) : attempt.flags
  return {
    writes: writes.map((write) => {
      const question = questions.find(({ page }) => page === write.page)
      if (!question) throw new RangeError(`The snapshot holds no question on page ${write.page}`)
      return { ...write, ...origin, questionId: question.id }
    }),
    place: lastIndex === attempt.lastIndex && flags === attempt.flags ? null : { lastIndex, flags },
    outcome: { rejected, stale, clock: attempt.clock },
  }
}
