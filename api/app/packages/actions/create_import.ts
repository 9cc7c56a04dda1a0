import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { loadImportContext, type LoadedContext } from '#app/packages/actions/import_context'
import { deleteImport } from '#app/packages/actions/discard_import'
import { withImportFiles, type StoredImportFile } from '#app/packages/actions/store_import_files'
import type { FoundQuestions, ImportedRow, NotTaken } from '#app/packages/domain/imported_row'
import { importedGroups } from '#app/packages/domain/imported_groups'
import { soundExplanation } from '#app/packages/domain/sound_explanation'
import { judgeImport } from '#app/packages/domain/judge_import'
import { matchRecordings } from '#app/packages/domain/match_media'
import { placeQuestions, saysNoSection } from '#app/packages/domain/place_questions'
import type { ExtractedFile } from '#app/packages/exchange/read_worker'
import QuestionImport from '#app/packages/models/question_import'
import QuestionImportFile from '#app/packages/models/question_import_file'
import { insertImportRows } from '#app/packages/rows/import_rows'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { InvalidInput } from '#app/platform/errors/failures'
import type { Section } from '#contracts/exam'
import {
  IMPORT_MAX_ROWS,
  IMPORT_OPTIONS_MAX,
  IMPORT_SECTION_MISSING,
} from '#contracts/question_imports'
import { storedGroups } from '#contracts/listening_groups'
import { SECTION_MISSING } from '#contracts/refusals'

/** A file of questions that was read. */
export interface UploadedImport {
  fileName: string
  found: Omit<FoundQuestions, 'files'>
  files: readonly ExtractedFile[]
  /** Of questions whose section the file doesn't say. */
  section: Section | null
}

/** Imports that nobody applied are forgotten when another one of their package is made after so long. */
const FORGOTTEN_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Keeps the questions of a file beside their package, each judged; nothing of the package changes.
 * @throws NotFound; InvalidInput when the file has no questions, too many, or doesn't say of which section
 */
export async function createImport(
  packageId: number,
  { fileName, found, files, section }: UploadedImport
): Promise<QuestionImport> {
  const pkg = await findUnarchivedPackage(packageId)
  const { questions, passages } = found
  if (questions.length === 0) throw refused('Berkas ini tidak berisi soal.')
  if (questions.length > IMPORT_MAX_ROWS) {
    throw refused(`Paling banyak ${IMPORT_MAX_ROWS} soal dalam satu berkas.`)
  }
  if (section === null && saysNoSection(questions)) {
    throw new InvalidInput(
      IMPORT_SECTION_MISSING,
      [{ field: 'bagian', msg: IMPORT_SECTION_MISSING }],
      SECTION_MISSING
    )
  }
  return withImportFiles(files, async (stored, refusedFiles) => {
    const importFiles = stored.map((file) => new QuestionImportFile().fill(file))
    const grouped = importedGroups(found, pkg.groups)
    const groups = grouped.groups === null ? pkg.groups : storedGroups(grouped.groups)
    const context = await loadImportContext(pkg.id, { passages, files: importFiles, groups })
    const matched = matchRecordings(placeQuestions(questions, section), context.files, groups)
    const { rows, notTaken } = fittingRows(matched, context)
    const judged = judgeImport(rows, context).map((judgement, at) => ({
      ...judgement,
      number: at + 1,
      row: rows[at] as ImportedRow,
    }))
    return inTransaction(async (trx) => {
      await forgetOld(trx, pkg.id)
      const now = clock.now()
      const made = await QuestionImport.create(
        {
          packageId: pkg.id,
          status: 'ditinjau',
          fileName: fileName.slice(0, 160),
          passages,
          listeningGroups: grouped.groups,
          notTaken: [
            ...found.notTaken,
            ...grouped.notTaken,
            ...refusedFiles,
            ...notTaken,
            ...unused(stored, rows, passages),
          ],
          changes: null,
          appliedAt: null,
          createdAt: now,
          updatedAt: now,
        },
        { client: trx }
      )
      await insertImportRows(trx, made.id, judged)
      for (const file of stored) {
        await QuestionImportFile.create({ importId: made.id, ...file }, { client: trx })
      }
      return made
    })
  })
}

function refused(msg: string): InvalidInput {
  return new InvalidInput(msg, [{ field: 'berkas', msg }])
}

/** Rows without what no question of ours can have: it is reported instead. */
function fittingRows(rows: readonly ImportedRow[], { questions }: LoadedContext) {
  const printed = new Set(questions.filter(({ prompt }) => prompt !== null).map(({ page }) => page))
  const notTaken: NotTaken[] = []
  const fitting = rows.map((row) => {
    const kept = { ...row }
    if (row.section === 'listening' && row.prompt !== null && !printed.has(row.page ?? 0)) {
      kept.prompt = null
      notTaken.push({
        place: row.place,
        reason: 'Pertanyaan Listening diucapkan di rekaman, jadi teksnya tidak dicetak.',
      })
    }
    const { taught, lost } = soundExplanation(row)
    kept.taught = taught
    notTaken.push(...lost.map((reason) => ({ place: row.place, reason })))
    if (row.options.length > IMPORT_OPTIONS_MAX) {
      kept.options = row.options.slice(0, IMPORT_OPTIONS_MAX)
      notTaken.push({
        place: row.place,
        reason: `Pilihan ke-${IMPORT_OPTIONS_MAX + 1} dan seterusnya.`,
      })
    }
    return kept
  })
  return { rows: fitting, notTaken }
}

function unused(
  files: readonly StoredImportFile[],
  rows: readonly ImportedRow[],
  passages: FoundQuestions['passages']
): NotTaken[] {
  const used = new Set([
    ...rows.map(({ audio }) => audio),
    ...passages.map(({ picture }) => picture),
  ])
  return files
    .filter(({ name }) => !used.has(name))
    .map(({ name, audio }) => ({
      place: name,
      reason: `${audio === null ? 'Gambar' : 'Rekaman'} ini tidak cocok dengan soal mana pun. Pilih di barisnya bila perlu.`,
    }))
}

async function forgetOld(trx: TransactionClientContract, packageId: number): Promise<void> {
  const old = await QuestionImport.query({ client: trx })
    .where({ packageId, status: 'ditinjau' })
    .where('createdAt', '<', clock.now() - FORGOTTEN_AFTER_MS)
  for (const one of old) await deleteImport(trx, one)
}
