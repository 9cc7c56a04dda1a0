import db from '@adonisjs/lucid/services/db'
import { coveredOf, usesClassAccess } from '#app/enrolment/actions/class_access_of_event'
import type ExamEvent from '#app/events/models/exam_event'

/** A learner of an event. */
interface CoveredLearner {
  id: number
  name: string
  /** Whether their class has access for them: it was paid, or given. */
  hasAccess: boolean
}

export interface ClassAccess {
  /** Whether the event uses it; null for a draft, for which that isn't decided. */
  isUsed: boolean | null
  /** By name. */
  learners: CoveredLearner[]
}

/** What the classes of an event's learners hold for it. */
export async function readClassAccess({ id, packageId, status }: ExamEvent): Promise<ClassAccess> {
  const learners = (await db
    .from('event_learners')
    .join('users', 'users.id', 'event_learners.user_id')
    .where('event_learners.event_id', id)
    .whereNull('event_learners.removed_at')
    .orderBy('users.name')
    .orderBy('users.id')
    .select('users.id', 'users.name')) as Omit<CoveredLearner, 'hasAccess'>[]
  const covered = await coveredOf(
    { id, packageId },
    learners.map((learner) => learner.id)
  )
  return {
    isUsed: status === 'draft' ? null : await usesClassAccess(db.connection(), id),
    learners: learners.map((learner) => ({ ...learner, hasAccess: covered.has(learner.id) })),
  }
}
