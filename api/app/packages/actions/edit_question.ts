import type User from '#app/accounts/models/user'
import { withdrawIfIncomplete } from '#app/packages/actions/completeness'
import type Package from '#app/packages/models/package'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { lockQuestion } from '#app/packages/actions/lock_content'
import { explanationFor } from '#app/packages/actions/question_explanation'
import { countMarkedAnswers } from '#app/packages/actions/read_questions'
import { recordingFor, refuseTakenPage, requirePassage } from '#app/packages/actions/question_rules'
import {
  questionColumns,
  type QuestionDraft,
  type Recording,
} from '#app/packages/actions/question_draft'
import type { Section } from '#contracts/exam'

/** What an admin has to know of a change. */
export interface EditedQuestion {
  /** The package's status now. */
  status: Package['status']
  /** Answers of finished attempts that were marked by another key than the question has now: their scores stay. */
  markedByOldKey: number
}

/**
 * Changes a question. A replaced recording stays stored, because attempts may still play it (`media:prune`).
 * @throws NotFound, Conflict when the page is taken; InvalidInput when a recording or passage is missing
 */
export async function editQuestion(
  admin: User,
  id: number,
  section: Section,
  draft: QuestionDraft,
  recording: Recording | null = null
): Promise<EditedQuestion> {
  return inTransaction(async (trx) => {
    const { question, pkg } = await lockQuestion(trx, id, section)
    await refuseTakenPage(trx, pkg.id, draft.page, id)
    const passage =
      draft.passageId === null ? null : await requirePassage(trx, pkg.id, draft.passageId)
    const explained = { pkg, section, draft, passage }
    const explanation = await explanationFor(trx, explained, question)

    const before = { page: question.page, answerKey: question.answerKey }
    question.merge({
      ...questionColumns(draft),
      ...explanation,
      ...recordingFor(draft.page, recording, question, pkg.groups),
    })
    if (!question.$isDirty) return { status: pkg.status, markedByOldKey: 0 }

    const changed = Object.keys(question.$dirty)
    await question
      .merge({ updatedAt: clock.now() })
      .signed({ actor: admin, cause: 'diubah' })
      .save()
    await recordAudit(trx, {
      actor: admin,
      action: 'question.edited',
      subject: { type: 'question', id },
      details: {
        packageId: pkg.id,
        packageName: pkg.name,
        section,
        changed,
        before,
        after: { page: question.page, answerKey: question.answerKey },
      },
    })
    const isOtherKey = before.answerKey !== question.answerKey
    const markedByOldKey = isOtherKey ? await countMarkedAnswers(trx, id) : 0
    return { status: await withdrawIfIncomplete(trx, admin, pkg), markedByOldKey }
  })
}
