import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockOpenClass } from '#app/classes/actions/find_class'
import TeacherNote from '#app/learning/models/teacher_note'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { inTransaction } from '#app/platform/database/transaction'
import { NotFound } from '#app/platform/errors/failures'

interface NoteChange {
  classId: number
  questionId: number
  /** Null removes it. */
  body: string | null
}

/**
 * Sets what a class's learners read beside the explanation of a question.
 * @throws NotFound; Conflict for an archived class
 */
export async function changeTeacherNote(
  staff: User,
  { classId, questionId, body }: NoteChange,
  now: number
): Promise<void> {
  await inTransaction(async (trx) => {
    const { name } = await lockOpenClass(trx, classId)
    const question = await Question.find(questionId, { client: trx })
    if (!question) throw new NotFound('Soal tidak ditemukan.')
    const note = await TeacherNote.findBy({ classId, questionId }, { client: trx })
    if ((note?.body ?? null) === body) return
    if (body === null) await note?.delete()
    else {
      await (note ?? new TeacherNote())
        .useTransaction(trx)
        .merge({ classId, questionId, body, writtenBy: staff.id, updatedAt: now })
        .save()
    }
    const pack = await Package.findOrFail(question.packageId, { client: trx })
    await recordAudit(trx, {
      actor: { id: staff.id, name: staff.name },
      action: 'class.note_changed',
      subject: { type: 'class', id: classId },
      details: { name, packageName: pack.name, page: question.page, note: body },
    })
  })
}
