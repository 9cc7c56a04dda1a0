import User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { holdLateAnswers } from '#app/exam/actions/hold_late_answers'
import { settleAttempt } from '#app/exam/actions/settle_attempt'
import { choiceOf, rescuedChoices, type LateChoice } from '#app/exam/domain/late_answers'
import Attempt from '#app/exam/models/attempt'
import type { RescueOrigin } from '#app/exam/secrets/rescue_key'
import { readSheet } from '#app/exam/rows/answers'
import { openRescueFile, readOrigin } from '#app/exam/secrets/rescue_file'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import type { RescueContent } from '#contracts/rescue'

/** How long after the attempt's end admins may upload one. Files travel by mail and on USB sticks. */
export const RESCUE_UPLOAD_MS = 30 * 24 * 60 * 60 * 1000

export interface RescueOutcome {
  /** Number of answers that weren't held before. */
  added: number
  submissionId: number
}

/**
 * Holds the answers of a rescue file for a decision, like a late delivery by the device itself. A second upload, or
 * one after the device has delivered, adds nothing.
 * @param text the contents of the file
 * @throws InvalidInput when it can't be used; NotFound without its attempt; Conflict long after the attempt's end, or
 *   when nothing in it is missing
 */
export async function takeRescueFile(
  admin: User,
  text: string,
  now: number
): Promise<RescueOutcome> {
  const { file, origin } = readOrigin(text)
  const seen = await findAttempt(origin)
  const content = await openRescueFile(file, origin)
  await settleAttempt(seen, now)

  return inTransaction(async (trx) => {
    const attempt = await Attempt.query({ client: trx })
      .where('id', seen.id)
      .forUpdate()
      .firstOrFail()
    if (attempt.finishedAt !== null && now - attempt.finishedAt > RESCUE_UPLOAD_MS) {
      throw new Conflict('Simulasi dari berkas ini sudah terlalu lama selesai.')
    }
    const sheet = await readSheet(attempt.id, trx)
    const late = rescuedChoices(sheet, choicesIn(content), attempt.clock)
    const { added, submissionId } = await holdLateAnswers(trx, attempt, late, now, {
      journal: journalIn(content),
      isRescued: true,
    })
    if (submissionId === null) {
      throw new Conflict('Semua jawaban di berkas ini sudah tersimpan di server.')
    }
    if (added === 0) return { added, submissionId }

    const learner = await User.findOrFail(attempt.userId, { client: trx })
    await recordAudit(trx, {
      actor: admin,
      action: 'attempt.rescued',
      subject: { type: 'attempt', id: attempt.id },
      details: {
        userId: learner.id,
        userName: learner.name,
        packageName: attempt.packageName,
        answers: added,
        savedAt: content.server ?? content.perangkat,
        isOtherLogin: origin.loginId !== attempt.driver,
      },
    })
    return { added, submissionId }
  })
}

/** A restored backup may give an attempt's id to another one. */
async function findAttempt({ attemptId, userId, issuedAt }: RescueOrigin): Promise<Attempt> {
  const attempt = await Attempt.find(attemptId)
  if (attempt?.userId !== userId || attempt.startedAt > issuedAt) {
    throw new NotFound('Simulasi dari berkas ini tidak ada di server ini.')
  }
  return attempt
}

/** The journal's choices come first, because they have both clocks. */
function choicesIn({ jurnal, jawaban }: RescueContent): LateChoice[] {
  const unsent = jawaban.map(({ id, answer, seq, at = null }) => ({
    page: id,
    answer,
    seq,
    chosenAt: at,
    deviceAt: null,
  }))
  return [...jurnal.map(choiceOf), ...unsent]
}

function journalIn({ dari, jurnal }: RescueContent) {
  return dari === null || jurnal.length === 0 ? null : { from: dari, entries: jurnal }
}
