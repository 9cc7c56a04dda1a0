import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { withdrawIfIncomplete } from '#app/packages/actions/completeness'
import { findImport } from '#app/packages/actions/find_import'
import { lockPackage } from '#app/packages/actions/find_package'
import { isAsWritten, type ImportChanges } from '#app/packages/domain/import_changes'
import Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { clock } from '#app/platform/time/clock'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'

const EDITED =
  'Soal atau bacaan dari impor ini sudah diubah sesudahnya, jadi impornya tidak dapat dibatalkan.'

/**
 * Puts back what was before an import.
 * @throws NotFound; Conflict when it isn't applied, an attempt has started since, or something that it wrote has been
 *   changed since
 */
export async function undoImport(admin: User, packageId: number, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const pkg = await lockPackage(trx, packageId)
    const found = await findImport(packageId, id, trx)
    const { changes, appliedAt } = found
    if (found.status !== 'diterapkan' || changes === null || appliedAt === null) {
      throw new Conflict('Hanya impor yang sudah diterapkan yang dapat dibatalkan.')
    }
    await refuseUsed(trx, packageId, appliedAt)
    const now = clock.now()
    await restoreQuestions(trx, admin, changes.questions, now)
    await restorePassages(trx, changes.passages, now)
    if (changes.groups) await restoreGroups(trx, pkg, changes.groups)
    await found.merge({ status: 'dibatalkan', updatedAt: now }).useTransaction(trx).save()
    if (changes.questions.length === 0 && !changes.groups) return

    const pages = (isNew: boolean) =>
      changes.questions
        .filter(({ before }) => (before === null) === isNew)
        .map(({ after }) => after.page)
    await recordAudit(trx, {
      actor: admin,
      action: 'package.import_undone',
      subject: { type: 'package', id: packageId },
      details: {
        name: pkg.name,
        fileName: found.fileName,
        added: pages(true),
        replaced: pages(false),
        passages: changes.passages.map(({ after }) => after.name),
      },
    })
    await withdrawIfIncomplete(trx, admin, pkg)
  })
}

/** Learners have seen the new questions since. */
async function refuseUsed(
  trx: TransactionClientContract,
  packageId: number,
  since: number
): Promise<void> {
  const attempt: unknown = await trx
    .from('attempts')
    .where('package_id', packageId)
    .where('started_at', '>=', since)
    .first()
  if (!attempt) return
  throw new Conflict(
    'Simulasi dengan paket ini sudah dimulai sesudah impor, jadi impornya tidak dapat dibatalkan.'
  )
}

async function restoreGroups(
  trx: TransactionClientContract,
  pkg: Package,
  { before, after }: NonNullable<ImportChanges['groups']>
): Promise<void> {
  if (pkg.listeningGroups !== after) throw new Conflict(EDITED)
  await pkg.merge({ listeningGroups: before }).useTransaction(trx).save()
  await Package.renewContent(pkg.id, trx)
}

async function restoreQuestions(
  trx: TransactionClientContract,
  actor: User,
  changes: ImportChanges['questions'],
  now: number
): Promise<void> {
  for (const { id, before, after } of changes) {
    const question = await Question.find(id, { client: trx })
    if (!question || !isAsWritten(question, after)) throw new Conflict(EDITED)
    question.signed({ actor, cause: 'impor_dibatalkan' })
    if (before === null) await question.useTransaction(trx).delete()
    else
      await question
        .merge({ ...before, updatedAt: now })
        .useTransaction(trx)
        .save()
  }
}

async function restorePassages(
  trx: TransactionClientContract,
  changes: ImportChanges['passages'],
  now: number
): Promise<void> {
  for (const { id, before, after } of changes) {
    const passage = await Passage.find(id, { client: trx })
    if (!passage || !isAsWritten(passage, after)) throw new Conflict(EDITED)
    if (before !== null) {
      await passage
        .merge({ ...before, updatedAt: now })
        .useTransaction(trx)
        .save()
      continue
    }
    const user = await Question.query({ client: trx }).where('passageId', id).first()
    if (user) throw new Conflict(EDITED)
    await passage.useTransaction(trx).delete()
  }
}
