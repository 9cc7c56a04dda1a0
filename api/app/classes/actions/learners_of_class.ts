import db from '@adonisjs/lucid/services/db'
import type { LearnersOfClass } from '#app/accounts/ports/class_learners'

/**
 * The `user_id` of each learner who is in a class now, as a subquery for lists of rooms below and above.
 * @param classId an id that no class has gives no learners
 */
export const learnersOfClass: LearnersOfClass = (classId) =>
  db.from('class_members').select('user_id').where('class_id', classId)
