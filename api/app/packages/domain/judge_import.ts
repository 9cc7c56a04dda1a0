import type { ImportContext, PresentQuestion } from '#app/packages/domain/import_context'
import { changesOf } from '#app/packages/domain/import_differences'
import { faultsOf } from '#app/packages/domain/import_faults'
import type { ImportedRow } from '#app/packages/domain/imported_row'
import type { RowState } from '#contracts/question_imports'

export interface Judgement {
  state: RowState
  /** Why it can't be taken, or what it changes. */
  sentence: string | null
}

/** What applying each row would do. */
export function judgeImport(rows: readonly ImportedRow[], context: ImportContext): Judgement[] {
  const present = new Map(context.questions.map((question) => [question.page, question]))
  const byPage = Map.groupBy(
    rows.flatMap((row, at) => (row.isDropped || row.page === null ? [] : [{ at, page: row.page }])),
    ({ page }) => page
  )
  return rows.map((row, at) => {
    if (row.isDropped) return { state: 'dibuang', sentence: null }
    const question = row.page === null ? undefined : present.get(row.page)
    const twins =
      row.page === null ? [] : (byPage.get(row.page) ?? []).filter((one) => one.at !== at)
    const [fault] = faultsOf(row, question, context)
    if (fault) return { state: 'galat', sentence: fault.sentence }
    const [twin] = twins
    if (twin) {
      return { state: 'galat', sentence: `Halaman ${row.page} juga dipakai baris ${twin.at + 1}.` }
    }
    if (!question) return { state: 'baru', sentence: null }
    const changes = changesOf(row, question, context)
    if (changes.length === 0) return { state: 'sama', sentence: null }
    const stays = keepsOldExplanation(row, question, changes) ? ` ${OLD_EXPLANATION}` : ''
    return { state: 'ganti', sentence: `Berubah: ${changes.join(', ')}.${stays}` }
  })
}

const OLD_EXPLANATION = 'Pembahasan yang lama tetap ada; periksa lagi.'

/** Another text may need another explanation, which the file doesn't have. */
function keepsOldExplanation(
  { taught }: ImportedRow,
  present: PresentQuestion,
  changes: readonly string[]
): boolean {
  const isOther = changes.some((part) => ['soal', 'kalimat', 'pilihan', 'kunci'].includes(part))
  return isOther && present.taught.explanation !== null && taught.explanation === undefined
}
