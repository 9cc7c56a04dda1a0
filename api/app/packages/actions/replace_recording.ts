import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockPackage } from '#app/packages/actions/find_package'
import type { Recording } from '#app/packages/actions/question_draft'
import Question from '#app/packages/models/question'
import { inTransaction } from '#app/platform/database/transaction'
import { InvalidInput, NotFound } from '#app/platform/errors/failures'
import { readStoredFile } from '#app/platform/uploads/stored_files'
import { clock } from '#app/platform/time/clock'
import { carriesAudio } from '#contracts/exam'

const NOT_PLAYED = 'Soal ini memakai rekaman kelompoknya, jadi tidak punya rekaman sendiri.'
const MISSING = 'Belum ada soal di nomor ini. Tulis atau impor soalnya lebih dulu.'

/**
 * Whether a question has this recording already.
 * @throws NotFound when no question is on the page
 */
export async function hasRecording(
  packageId: number,
  page: number,
  data: Buffer
): Promise<boolean> {
  const question = await Question.query().where({ packageId, page }).first()
  if (!question) throw new NotFound(MISSING)
  const { audio } = question
  return audio !== null && ((await readStoredFile('audio', audio))?.equals(data) ?? false)
}

/**
 * Gives the question on a page another recording. The earlier one stays stored, because attempts may still play it
 * (`media:prune`).
 * @throws NotFound when no question is on the page; InvalidInput when the page plays the recording of its group
 */
export async function replaceRecording(
  admin: User,
  packageId: number,
  page: number,
  recording: Recording
): Promise<void> {
  await inTransaction(async (trx) => {
    const pkg = await lockPackage(trx, packageId)
    if (!carriesAudio(page, pkg.groups)) {
      throw new InvalidInput(NOT_PLAYED, [{ field: 'page', msg: NOT_PLAYED }])
    }
    const question = await Question.query({ client: trx }).where({ packageId, page }).first()
    if (!question) throw new NotFound(MISSING)
    const state = { page, answerKey: question.answerKey }
    await question
      .merge({ audio: recording.name, audioMs: recording.durationMs, updatedAt: clock.now() })
      .signed({ actor: admin, cause: 'diubah' })
      .useTransaction(trx)
      .save()
    await recordAudit(trx, {
      actor: admin,
      action: 'question.edited',
      subject: { type: 'question', id: question.id },
      details: {
        packageId,
        packageName: pkg.name,
        section: question.section,
        changed: ['audio', 'audioMs'],
        before: state,
        after: state,
      },
    })
  })
}
