import db from '@adonisjs/lucid/services/db'
import type { StoredTime } from '#app/platform/database/columns'
import { inParts } from '#app/platform/database/in_parts'

/** Answers of an attempt that came too late; `at` in epoch milliseconds. */
export interface LateDelivery {
  attemptId: number
  at: number
  answers: number
}

/** The late answers of attempts, by the arrival of the first. */
export async function lateDeliveries(attemptIds: readonly number[]): Promise<LateDelivery[]> {
  const found: LateDelivery[] = []
  for (const some of inParts(attemptIds)) {
    const rows: { attempt_id: number; created_at: StoredTime; answers: number }[] = await db
      .from('late_submissions')
      .whereIn('attempt_id', some)
      .orderBy('id')
      .select('attempt_id', 'created_at', 'answers')
    for (const { attempt_id: attemptId, created_at: at, answers } of rows) {
      found.push({ attemptId, at: Number(at), answers })
    }
  }
  return found
}
