import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { withdrawIfIncomplete } from '#app/packages/actions/completeness'
import { withDrawnPassages, type DrawnPassage } from '#app/packages/actions/draw_passages'
import { findImport, refuseApplied } from '#app/packages/actions/find_import'
import { findUnarchivedPackage, lockPackage } from '#app/packages/actions/find_package'
import {
  groupsOnceApplied,
  loadImportContext,
  type LoadedContext,
} from '#app/packages/actions/import_context'
import { writeImport } from '#app/packages/actions/write_import'
import { judgeImport } from '#app/packages/domain/judge_import'
import { planPassages } from '#app/packages/domain/plan_import'
import type { ImportChanges } from '#app/packages/domain/import_changes'
import Package from '#app/packages/models/package'
import type QuestionImport from '#app/packages/models/question_import'
import QuestionImportFile from '#app/packages/models/question_import_file'
import { readImportRows, updateImportRow, type JudgedRow } from '#app/packages/rows/import_rows'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { groupsToStore, storedGroups } from '#contracts/listening_groups'

/** How many questions were added and replaced. */
export interface AppliedImport {
  added: number
  replaced: number
}

/**
 * Writes the rows of an import into its package, all or none.
 * @throws NotFound; Conflict while a row can't be taken, when it was applied before, or when the package was changed so
 *   that a row would now do something else than what was reviewed
 */
export async function applyImport(
  admin: User,
  packageId: number,
  id: number
): Promise<AppliedImport> {
  const pkg = await findUnarchivedPackage(packageId)
  const { found, rows, context } = await load(pkg, id)
  refuseApplied(found)
  refuseFaulty(rows)
  const outcome = await withDrawnPassages(planPassages(rows, context), (pictures) =>
    inTransaction((trx) => apply(trx, admin, packageId, id, pictures))
  )
  if (outcome !== 'outdated') return outcome
  throw new Conflict('Paket berubah sejak impor ini ditinjau. Periksa lagi barisnya, lalu simpan.')
}

async function load(pkg: Package, id: number, trx?: TransactionClientContract) {
  const found = await findImport(pkg.id, id, trx)
  const { passages } = found
  const files = await QuestionImportFile.query(trx ? { client: trx } : {}).where('importId', id)
  return {
    found,
    rows: await readImportRows(id, {}, trx),
    context: await loadImportContext(
      pkg.id,
      { passages, files, groups: groupsOnceApplied(found, pkg) },
      trx
    ),
  }
}

function refuseFaulty(rows: readonly JudgedRow[]): void {
  const faulty = rows.filter(({ state }) => state === 'galat').length
  if (faulty === 0) return
  throw new Conflict(`Masih ada ${faulty} baris galat. Perbaiki atau keluarkan dulu.`)
}

/** What was judged anew is stored, also when nothing is applied: the reviewer sees it then. */
async function apply(
  trx: TransactionClientContract,
  admin: User,
  packageId: number,
  id: number,
  pictures: ReadonlyMap<string, DrawnPassage>
): Promise<AppliedImport | 'outdated'> {
  const pkg = await lockPackage(trx, packageId)
  const { found, rows, context } = await load(pkg, id, trx)
  refuseApplied(found)
  refuseFaulty(rows)
  if (await judgeAnew(trx, id, rows, context)) return 'outdated'

  const now = clock.now()
  const written = await writeImport(trx, { admin, packageId, rows, context, pictures, now })
  const changes = { ...written, ...(await regroup(trx, pkg, found)) }
  await keepReplaced(trx, found, changes)
  await found
    .merge({ status: 'diterapkan', changes, appliedAt: now, updatedAt: now })
    .useTransaction(trx)
    .save()
  const added = changes.questions.filter(({ before }) => before === null)
  const replaced = changes.questions.filter(({ before }) => before !== null)
  if (changes.questions.length > 0 || changes.groups) {
    await recordAudit(trx, {
      actor: admin,
      action: 'package.questions_imported',
      subject: { type: 'package', id: packageId },
      details: {
        name: pkg.name,
        fileName: found.fileName,
        added: added.map(({ after }) => after.page),
        replaced: replaced.map(({ after }) => after.page),
        passages: changes.passages.map(({ after }) => after.name),
        ...(changes.groups && { groups: found.listeningGroups }),
      },
    })
    await withdrawIfIncomplete(trx, admin, pkg)
  }
  return { added: added.length, replaced: replaced.length }
}

/** Gives the package the listening groups that the file has. */
async function regroup(
  trx: TransactionClientContract,
  pkg: Package,
  { listeningGroups: text }: QuestionImport
): Promise<Pick<ImportChanges, 'groups'>> {
  const before = pkg.listeningGroups
  const after = text === null ? before : groupsToStore(storedGroups(text))
  if (after === before) return {}
  await pkg.merge({ listeningGroups: after }).useTransaction(trx).save()
  await Package.renewContent(pkg.id, trx)
  return { groups: { before, after } }
}

/** Whether any row is judged differently now. */
async function judgeAnew(
  trx: TransactionClientContract,
  id: number,
  rows: readonly JudgedRow[],
  context: LoadedContext
): Promise<boolean> {
  const judged = judgeImport(
    rows.map(({ row }) => row),
    context
  )
  let isChanged = false
  for (const [at, row] of rows.entries()) {
    const now = judged[at]
    if (!now || (now.state === row.state && now.sentence === row.sentence)) continue
    isChanged = true
    await updateImportRow(trx, id, { ...row, ...now })
  }
  return isChanged
}

/** Recordings and pictures that were replaced stay referred to, so that the import can be undone. */
async function keepReplaced(
  trx: TransactionClientContract,
  { id: importId }: QuestionImport,
  { questions, passages }: ImportChanges
): Promise<void> {
  const kept = { importId, name: '', audioMs: null, digest: '' }
  for (const { before, after } of questions) {
    if (!before?.audio || before.audio === after.audio) continue
    const { audio } = before
    await QuestionImportFile.create({ ...kept, audio, picture: null }, { client: trx })
  }
  for (const { before, after } of passages) {
    if (!before || before.image === after.image) continue
    const { image: picture } = before
    await QuestionImportFile.create({ ...kept, audio: null, picture }, { client: trx })
  }
}
