import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import type { Recording } from '#app/packages/actions/question_draft'
import { carriesAudio, type ListeningGroups } from '#contracts/exam'
import { ALL_FIELDS, PASSAGE_MISSING } from '#contracts/questions'

/** Checks before a question is written. The caller must hold the package's lock. */

/**
 * @param exceptId the question being edited
 * @throws Conflict when another question of the package has this page
 */
export async function refuseTakenPage(
  trx: TransactionClientContract,
  packageId: number,
  page: number,
  exceptId = 0
): Promise<void> {
  const other = await Question.query({ client: trx })
    .where({ packageId, page })
    .whereNot('id', exceptId)
    .first()
  if (other) throw new Conflict(`Halaman ${page} sudah dipakai soal lain di paket ini.`)
}

/**
 * The passage of a question.
 * @throws InvalidInput when it doesn't belong to the package
 */
export async function requirePassage(
  trx: TransactionClientContract,
  packageId: number,
  passageId: number
): Promise<Passage> {
  const passage = await Passage.query({ client: trx }).where({ id: passageId, packageId }).first()
  if (passage) return passage
  throw new InvalidInput(PASSAGE_MISSING, [{ field: 'q_reading', msg: PASSAGE_MISSING }])
}

/**
 * The recording of a question on a page: none when the page plays no recording of its own, else the new one, else the
 * present one.
 * @throws InvalidInput when the page needs a recording and there is none
 */
export function recordingFor(
  page: number,
  added: Recording | null,
  present: Pick<Question, 'audio' | 'audioMs'>,
  groups: ListeningGroups
): Pick<Question, 'audio' | 'audioMs'> {
  if (!carriesAudio(page, groups)) return { audio: null, audioMs: null }
  if (added) return { audio: added.name, audioMs: added.durationMs }
  if (present.audio === null) {
    throw new InvalidInput(ALL_FIELDS, [{ field: 'audio', msg: ALL_FIELDS }])
  }
  return { audio: present.audio, audioMs: present.audioMs }
}
