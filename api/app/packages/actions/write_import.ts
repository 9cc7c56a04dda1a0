import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type { DrawnPassage } from '#app/packages/actions/draw_passages'
import type { LoadedContext } from '#app/packages/actions/import_context'
import { tidyExplanation, type Explanation } from '#app/packages/domain/explanation'
import {
  explanationOf,
  passageColumnsOf,
  questionColumnsOf,
  type ImportChanges,
  type QuestionColumns,
} from '#app/packages/domain/import_changes'
import type { ImportedRow } from '#app/packages/domain/imported_row'
import { hasDigest } from '#app/packages/domain/import_context'
import { planPassages, type PlannedPassage } from '#app/packages/domain/plan_import'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import type { JudgedRow } from '#app/packages/rows/import_rows'
import { carriesAudio } from '#contracts/exam'

interface ImportToWrite {
  admin: User
  packageId: number
  rows: readonly JudgedRow[]
  context: LoadedContext
  /** What was drawn of passages' texts, by their keys. */
  pictures: ReadonlyMap<string, DrawnPassage>
  now: number
}

/**
 * Writes the new and changed questions of an import and their passages. The caller holds the package's lock and has
 * judged the rows under it.
 * @returns what it changed
 */
export async function writeImport(
  trx: TransactionClientContract,
  work: ImportToWrite
): Promise<ImportChanges> {
  const passages: ImportChanges['passages'] = []
  const idOf = new Map<string, number>()
  for (const planned of planPassages(work.rows, work.context)) {
    idOf.set(planned.key, await writePassage(trx, planned, work, passages))
  }
  const questions: ImportChanges['questions'] = []
  for (const { row, state } of work.rows) {
    if (state !== 'baru' && state !== 'ganti') continue
    questions.push(await writeQuestion(trx, row, work, idOf))
  }
  return { questions, passages }
}

async function writePassage(
  trx: TransactionClientContract,
  { key, present, found }: PlannedPassage,
  { packageId, context, pictures, now }: ImportToWrite,
  changes: ImportChanges['passages']
): Promise<number> {
  const row =
    context.stored.passages.find(({ id }) => id === present?.id) ??
    new Passage().fill({ packageId, createdAt: now, body: null, typed: null })
  if (!found) return row.id

  const before = present === null ? null : passageColumnsOf(row)
  const drawn = pictures.get(key)
  const file = context.files.find(({ name, kind }) => kind === 'picture' && name === found.picture)
  const sent = context.importFiles.find(({ name }) => name === file?.name)?.picture
  row.merge({ name: found.title })
  if (drawn) row.merge(drawn)
  else if (file && sent && !hasDigest(file, before?.image ?? null, context.digests)) {
    // A text that was written for another picture doesn't belong to this one.
    row.merge({ image: sent, body: found.text, typed: null })
  } else if (found.text !== null && before?.body === null) row.merge({ body: found.text })
  if (row.$isDirty) {
    await row.merge({ updatedAt: now }).useTransaction(trx).save()
    changes.push({ id: row.id, before, after: passageColumnsOf(row) })
  }
  return row.id
}

async function writeQuestion(
  trx: TransactionClientContract,
  row: ImportedRow,
  { admin, packageId, context, now }: ImportToWrite,
  idOf: ReadonlyMap<string, number>
): Promise<ImportChanges['questions'][number]> {
  const present = context.stored.questions.find(({ page }) => page === row.page) ?? null
  const before = present === null ? null : questionColumnsOf(present)
  const question = present ?? new Question().fill({ packageId, createdAt: now })
  question.merge({ ...columnsOf(row, present), ...recordingOf(row, present, context) })
  const passageId = row.passage === null ? undefined : idOf.get(row.passage)
  if (row.section === 'reading') {
    question.merge({ passageId: passageId ?? present?.passageId ?? null })
  } else question.merge({ passageId: null })
  // Options that are the key now have no note that says why they are wrong.
  const taught = { ...NOTHING_TAUGHT, ...(present && explanationOf(present)), ...row.taught }
  question.merge(tidyExplanation(taught, question.answerKey))
  await question
    .merge({ updatedAt: now })
    .signed({ actor: admin, cause: 'impor' })
    .useTransaction(trx)
    .save()
  return { id: question.id, before, after: questionColumnsOf(question) }
}

const NOTHING_TAUGHT: Explanation = {
  explanation: null,
  optionNotes: null,
  correction: null,
  transcript: null,
  proof: null,
  skills: null,
}

/** A judged row has all of these. */
function columnsOf(row: ImportedRow, present: Question | null) {
  const { section, number, page, key, options } = row
  if (section === null || number === null || page === null || key === null) {
    throw new Error('a row without a place or key was not judged')
  }
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = options
  const prompt = section === 'listening' ? (present?.prompt && row.prompt) || null : row.prompt
  return { section, number, page, prompt, option1, option2, option3, option4, answerKey: key }
}

function recordingOf(
  { page, audio }: ImportedRow,
  present: Question | null,
  { files, importFiles, digests, groups }: LoadedContext
): Pick<QuestionColumns, 'audio' | 'audioMs'> {
  if (page === null || !carriesAudio(page, groups)) return { audio: null, audioMs: null }
  const kept = { audio: present?.audio ?? null, audioMs: present?.audioMs ?? null }
  const judged = files.find(({ name, kind }) => kind === 'audio' && name === audio)
  const sent = importFiles.find(({ name }) => name === judged?.name)
  if (!judged || !sent || hasDigest(judged, kept.audio, digests)) return kept
  return { audio: sent.audio, audioMs: sent.audioMs }
}
