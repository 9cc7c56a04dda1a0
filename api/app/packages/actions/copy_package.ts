import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import { copyName } from '#app/packages/domain/copy_name'
import Package from '#app/packages/models/package'
import Question from '#app/packages/models/question'
import { keepAddedVersions } from '#app/packages/rows/question_versions'
import { inTransaction } from '#app/platform/database/transaction'
import { clock } from '#app/platform/time/clock'

type Row = Record<string, unknown> & { id: number }

/**
 * Makes a draft of a package with all its questions, passages and their media. Files are shared: none is stored twice,
 * and each stays as long as a question names it.
 * @throws NotFound for an archived package too
 */
export async function copyPackage(admin: User, id: number): Promise<Package> {
  return inTransaction(async (trx) => {
    const original = await findUnarchivedPackage(id, trx)
    const names = (await trx.from('packages').select('name')) as { name: string }[]
    const now = clock.now()
    const { id: _, ...columns } = original.$attributes as Package['$attributes'] & { id: number }
    const copy = await Package.create(
      {
        ...columns,
        name: copyName(
          original.name,
          names.map(({ name }) => name)
        ),
        status: 'konsep',
        // Content files belong to the original alone.
        contentSlug: null,
        createdAt: now,
        updatedAt: now,
      },
      { client: trx }
    )
    await copyContent(trx, original.id, copy.id, now)
    const questions = await Question.query({ client: trx })
      .where('packageId', copy.id)
      .orderBy('id')
    await keepAddedVersions(trx, questions, { actor: admin, cause: 'disalin' })
    await recordAudit(trx, {
      actor: admin,
      action: 'package.copied',
      subject: { type: 'package', id: copy.id },
      details: { name: copy.name, original: original.name },
    })
    return copy
  })
}

/** Every column of the rows is copied, also those that other features add. */
async function copyContent(
  trx: TransactionClientContract,
  from: number,
  to: number,
  now: number
): Promise<void> {
  const passageIds = new Map<number, number>()
  for (const row of await rowsOf(trx, 'passages', from)) {
    const [id] = (await trx
      .insertQuery()
      .table('passages')
      .insert(copied(row, to, now))) as number[]
    if (id !== undefined) passageIds.set(row.id, id)
  }
  const questions = await rowsOf(trx, 'questions', from)
  if (questions.length === 0) return
  await trx.table('questions').multiInsert(
    questions.map((row) => ({
      ...copied(row, to, now),
      passage_id: row.passage_id === null ? null : passageIds.get(Number(row.passage_id)),
    }))
  )
}

async function rowsOf(
  trx: TransactionClientContract,
  table: 'passages' | 'questions',
  packageId: number
): Promise<Row[]> {
  return trx.from(table).where('package_id', packageId).orderBy('id')
}

function copied({ id: _, ...columns }: Row, packageId: number, now: number) {
  return { ...columns, package_id: packageId, created_at: now, updated_at: now }
}
