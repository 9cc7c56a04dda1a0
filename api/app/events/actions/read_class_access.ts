import db from '@adonisjs/lucid/services/db'
import {
  coveredLearners,
  usesClassAccess,
  type CoveredLearner,
} from '#app/enrolment/actions/class_access_of_event'
import type ExamEvent from '#app/events/models/exam_event'

export interface ClassAccess {
  /** Whether the event uses it; null for a draft, for which that isn't decided. */
  isUsed: boolean | null
  learners: CoveredLearner[]
}

/** What the classes of an event's learners hold for it. */
export async function readClassAccess({ id, packageId, status }: ExamEvent): Promise<ClassAccess> {
  return {
    isUsed: status === 'draft' ? null : await usesClassAccess(db.connection(), id),
    learners: await coveredLearners({ id, packageId }),
  }
}
