import TeacherNote from '#app/learning/models/teacher_note'
import { classesOf } from '#app/learning/rows/class_learners'

/** What the teachers of a class say about a question. */
export interface ClassNote {
  className: string
  text: string
}

/** The notes of the learner's present classes, by the question's id. */
export async function notesFor(userId: number): Promise<Map<number, ClassNote[]>> {
  const classes = await classesOf(userId)
  const notes = await TeacherNote.query()
    .whereIn('classId', [...classes.keys()])
    .orderBy('classId')
  const found = new Map<number, ClassNote[]>()
  for (const { classId, questionId, body } of notes) {
    const own = found.get(questionId) ?? []
    found.set(questionId, [...own, { className: classes.get(classId) ?? '', text: body }])
  }
  return found
}
