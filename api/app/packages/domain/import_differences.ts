import type { Explanation } from '#app/packages/domain/explanation'
import {
  hasDigest,
  type ImportContext,
  type PresentQuestion,
} from '#app/packages/domain/import_context'
import type { ImportedRow } from '#app/packages/domain/imported_row'
import { isSameSentence, isSameText } from '#app/packages/domain/question_text'
import { carriesAudio } from '#contracts/exam'

/** Which parts of a question the row would change, in Indonesian. */
export function changesOf(
  row: ImportedRow,
  present: PresentQuestion,
  context: ImportContext
): string[] {
  const changes: string[] = []
  if (row.number !== present.number) changes.push('nomor')
  if (row.section === 'written') {
    if (!isSameSentence(row.prompt, present.prompt)) changes.push('kalimat')
  } else {
    // Listening has no printed question, unless the package has one already.
    const isCompared =
      row.section !== 'listening' || (present.prompt !== null && row.prompt !== null)
    if (isCompared && !isSameText(row.prompt, present.prompt)) changes.push('soal')
    const other = row.options.findIndex(
      (option, at) => !isSameText(option, present.options[at] ?? '')
    )
    if (other >= 0) changes.push('pilihan')
  }
  if (row.key !== present.key) changes.push('kunci')
  if (!isSameExplanation(row.taught, present.taught)) changes.push('pembahasan')
  if (!isSameRecording(row, present, context)) changes.push('rekaman')
  if (row.section === 'reading' && !isSamePassage(row, present, context)) changes.push('bacaan')
  return changes
}

/** The fields that the file has, whatever the others are. */
function isSameExplanation(given: Partial<Explanation>, present: Explanation): boolean {
  return Object.entries(given).every(([field, value]) =>
    isSameValue(value, present[field as keyof Explanation])
  )
}

/** Texts by what readers see, lists item by item. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one === 'string') return typeof other === 'string' && isSameText(one, other)
  if (typeof one !== 'object' || one === null) return one === (other ?? null)
  if (typeof other !== 'object' || other === null) return false
  const [fields, others] = [Object.entries(one), Object.entries(other)]
  return (
    fields.length === others.length &&
    fields.every(([name, value]) => isSameValue(value, (other as Record<string, unknown>)[name]))
  )
}

function isSameRecording(
  { section, page, audio }: ImportedRow,
  present: PresentQuestion,
  { files, digests, groups }: ImportContext
): boolean {
  if (section !== 'listening' || page === null || !carriesAudio(page, groups)) return true
  const file = files.find(({ name, kind }) => kind === 'audio' && name === audio)
  return file === undefined || hasDigest(file, present.audio, digests)
}

function isSamePassage(
  { passage: key }: ImportedRow,
  { passage: present }: PresentQuestion,
  { passages, files, digests }: ImportContext
): boolean {
  if (key === null) return true
  if (present === null) return false
  const passage = passages.find((one) => one.key === key)
  if (!passage) return present.name === key
  if (!isSameText(passage.title, present.name)) return false
  if (passage.text !== null && !isSameText(passage.text, present.body)) return false
  const picture = files.find(({ name, kind }) => kind === 'picture' && name === passage.picture)
  return picture === undefined || hasDigest(picture, present.image, digests)
}
