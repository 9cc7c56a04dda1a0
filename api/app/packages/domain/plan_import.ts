import type { ImportedPassage, ImportedRow } from '#app/packages/domain/imported_row'
import {
  hasDigest,
  type ImportContext,
  type PresentPassage,
} from '#app/packages/domain/import_context'
import { isSameText } from '#app/packages/domain/question_text'
import type { RowState } from '#contracts/question_imports'

/** A row that is judged. */
export interface PlannedRow {
  row: ImportedRow
  state: RowState
}

/** Where the passage of rows is stored: as it is in the package, changed there, or added. */
export interface PlannedPassage {
  key: string
  /** The package's passage that it is or replaces; null for a new one. */
  present: PresentPassage | null
  /** What the file has; null when rows refer to a passage of the package. */
  found: ImportedPassage | null
  /** Whether its text has to be drawn, because the file has no picture of it and the package no such text. */
  isDrawn: boolean
}

/** Passages that rows which will be written refer to, each once. */
export function planPassages(
  rows: readonly PlannedRow[],
  context: ImportContext
): PlannedPassage[] {
  const kept = rows.filter(({ state }) => state !== 'dibuang')
  const written = kept.filter(({ state }) => state === 'baru' || state === 'ganti')
  const keys = new Set(
    written.flatMap(({ row }) =>
      row.section === 'reading' && row.passage !== null ? [row.passage] : []
    )
  )
  return [...keys].map((key) => {
    const found = context.passages.find((one) => one.key === key) ?? null
    const present = presentFor(key, found, kept, context)
    const hasPicture = context.files.some(
      ({ name, kind }) => kind === 'picture' && name === found?.picture
    )
    const isDrawn =
      found?.text !== undefined &&
      found.text !== null &&
      !hasPicture &&
      !(present !== null && isSameText(found.text, present.body))
    return { key, present, found, isDrawn }
  })
}

/**
 * The package's passage of the same name. It is only replaced when each question on it is among the rows: otherwise a
 * file that calls another text the same would change the text of questions that it doesn't have.
 */
function presentFor(
  key: string,
  found: ImportedPassage | null,
  rows: readonly PlannedRow[],
  { questions, present, ...context }: ImportContext
): PresentPassage | null {
  if (!found) return present.find(({ name }) => name === key) ?? null
  const pages = new Set(
    rows.flatMap(({ row }) => (row.passage === key && row.page !== null ? [row.page] : []))
  )
  const named = present.filter(({ name }) => isSameText(name, found.title))
  return (
    named.find((passage) => isSamePassage(found, passage, context)) ??
    named.find(({ id }) => {
      const users = questions.filter(({ passage }) => passage?.id === id)
      return users.every(({ page }) => pages.has(page))
    }) ??
    null
  )
}

/** Whether a passage of the package has what the file has of it. */
function isSamePassage(
  { text, picture }: ImportedPassage,
  present: PresentPassage,
  { files, digests }: Pick<ImportContext, 'files' | 'digests'>
): boolean {
  if (text !== null && !isSameText(text, present.body)) return false
  const file = files.find(({ name, kind }) => kind === 'picture' && name === picture)
  return file === undefined || hasDigest(file, present.image, digests)
}
