import type User from '#app/accounts/models/user'
import { lockPackage } from '#app/packages/actions/find_package'
import Question from '#app/packages/models/question'
import { recordAudit } from '#app/audit/actions/record_audit'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { explanationFor } from '#app/packages/actions/question_explanation'
import { recordingFor, refuseTakenPage, requirePassage } from '#app/packages/actions/question_rules'
import {
  questionColumns,
  type QuestionDraft,
  type Recording,
} from '#app/packages/actions/question_draft'
import type { Section } from '#contracts/exam'

/**
 * Adds a question to a package, on a page of its section.
 * @throws NotFound, Conflict when the page is taken; InvalidInput when a recording or passage is missing
 */
export async function addQuestion(
  admin: User,
  packageId: number,
  section: Section,
  draft: QuestionDraft,
  recording: Recording | null = null
): Promise<Question> {
  return inTransaction(async (trx) => {
    const pkg = await lockPackage(trx, packageId)
    await refuseTakenPage(trx, packageId, draft.page)
    const passage =
      draft.passageId === null ? null : await requirePassage(trx, packageId, draft.passageId)
    const explanation = await explanationFor(trx, { pkg, section, draft, passage })

    const now = clock.now()
    const question = await new Question()
      .fill({
        packageId,
        section,
        ...questionColumns(draft),
        ...explanation,
        ...recordingFor(draft.page, recording, { audio: null, audioMs: null }, pkg.groups),
        createdAt: now,
        updatedAt: now,
      })
      .signed({ actor: admin, cause: 'ditambahkan' })
      .useTransaction(trx)
      .save()
    await recordAudit(trx, {
      actor: admin,
      action: 'question.added',
      subject: { type: 'question', id: question.id },
      details: { packageId, packageName: pkg.name, section, page: draft.page },
    })
    return question
  })
}
