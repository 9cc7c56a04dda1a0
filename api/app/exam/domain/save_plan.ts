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

/** What a save needs to know of a running attempt. */
export interface SavedAttempt {
  /** Where the learner was last seen, 0-143. */
  lastIndex: number
  /** Pages flagged as 'ragu-ragu': JSON, as it is stored. */
  flags: string
  clock: AttemptClock
}

/** What a save writes; nothing when it changes nothing. */
export interface SavePlan {
  writes: (AnswerWrite & SaveOrigin & { questionId: number })[]
  place: { lastIndex: number; flags: string } | null
  outcome: SaveOutcome
}

/**
 * Whether an attempt takes a save that needs no more than its answers written. Of answers without `seq` the stored ones
 * of all pages decide, so those need more.
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
 * What a save writes while saves are accepted.
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
