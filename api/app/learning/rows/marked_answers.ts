import db from '@adonisjs/lucid/services/db'
import { inParts } from '#app/platform/database/in_parts'

/** A stored answer of a finished attempt. */
export interface MarkedAnswer {
  attemptId: number
  page: number
  /** 1-4, counted as the author wrote the options; null without one. */
  answer: number | null
  isRight: boolean
}

/** The answers of these attempts, as they were marked. */
export async function markedAnswers(attemptIds: readonly number[]): Promise<MarkedAnswer[]> {
  const found: MarkedAnswer[] = []
  for (const some of inParts(attemptIds)) {
    const rows = (await db
      .from('attempt_answers')
      .whereIn('attempt_id', some)
      .select('attempt_id', 'page', 'answer', 'is_correct')) as {
      attempt_id: number
      page: number
      answer: string | number | null
      is_correct: number | boolean | null
    }[]
    for (const { attempt_id: attemptId, page, answer, is_correct: mark } of rows) {
      found.push({
        attemptId,
        page,
        answer: answer === null || answer === '' ? null : Number(answer),
        isRight: Boolean(Number(mark ?? 0)),
      })
    }
  }
  return found
}
