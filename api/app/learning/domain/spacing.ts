import { createEmptyCard, fsrs, Rating, TypeConvert, type Card, type CardInput } from 'ts-fsrs'
import { DAY_MS, startOfDay } from '#app/platform/time/domain/academy_days'

/**
 * When a practised question comes again, by FSRS. Practice goes by days of the academy: a question comes at the earliest
 * on the next day, and at its day's first minute.
 */

/** A longer pause is a whole preparation. In days. */
export const LONGEST_PAUSE = 120

const scheduler = fsrs({
  // The same answers give the same dates.
  enable_fuzz: false,
  // A question doesn't come twice on a day.
  enable_short_term: false,
  maximum_interval: LONGEST_PAUSE,
})

/** What the scheduler knows of a learner's memory of a question, as it is stored. */
export type Memory = CardInput

interface Scheduled {
  memory: Memory
  /** Epoch milliseconds, at midnight. */
  dueAt: number
}

/**
 * The next date after an answer.
 * @param memory of the answers before; null for the first
 */
export function schedule(memory: Memory | null, isRight: boolean, now: number): Scheduled {
  const known = memory && TypeConvert.card(memory)
  const today = new Date(Math.max(startOfDay(now), known?.last_review?.getTime() ?? 0))
  const grade = isRight ? Rating.Good : Rating.Again
  const { card } = scheduler.next(known ?? createEmptyCard(today), today, grade)
  // The scheduler's own maximum is exceeded by a day, so that a right answer counts for more than a hard one.
  const latest = today.getTime() + LONGEST_PAUSE * DAY_MS
  return { memory: stored(card), dueAt: Math.min(card.due.getTime(), latest) }
}

/** Dates as text, which is how JSON returns them. */
function stored(card: Card): Memory {
  return {
    ...card,
    due: card.due.toISOString(),
    ...(card.last_review && { last_review: card.last_review.toISOString() }),
  }
}
