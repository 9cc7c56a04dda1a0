import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { questionColumnsOf, type QuestionColumns } from '#app/packages/domain/import_changes'
import type { StoredTime } from '#app/platform/database/columns'
import { clock } from '#app/platform/time/clock'
import type { VersionCause } from '#contracts/question_versions'

/** Who changed a question, and why. */
export interface Signature {
  /** Null when the server itself acts. */
  actor: { id: number; name: string } | null
  cause: VersionCause
}

/** A question that is about to be written. */
interface VersionedRow extends QuestionColumns {
  id: number
  packageId: number
  signature: Signature | undefined
  $trx?: TransactionClientContract
}

/** What a question said, since when, by whom and why. */
export interface QuestionVersion extends Signature {
  content: QuestionColumns
  createdAt: number
}

/** Keeps what a new question says. */
export async function keepAddedVersion(row: VersionedRow): Promise<void> {
  await insertVersions(row.$trx, [versionOf(row, row.signature ?? unsigned('ditambahkan'))])
}

/**
 * Keeps what a question says from now on, unless that is what it said before. Of a question without any version, what it
 * said until now is kept too.
 */
export async function keepChangedVersion(
  row: VersionedRow,
  before: QuestionColumns & { updatedAt: number }
): Promise<void> {
  const earlier = JSON.stringify(versionedContent(before))
  if (earlier === JSON.stringify(versionedContent(row))) return
  await insertVersions(row.$trx, [
    ...(await firstVersions(row, before)),
    versionOf(row, row.signature ?? unsigned('diubah')),
  ])
}

/** Keeps what a question said when it was deleted. */
export async function keepDeletedVersion(row: VersionedRow & { updatedAt: number }): Promise<void> {
  await insertVersions(row.$trx, [
    ...(await firstVersions(row, row)),
    versionOf(row, row.signature ?? unsigned('dihapus')),
  ])
}

/** Keeps what many new questions say. */
export async function keepAddedVersions(
  trx: TransactionClientContract,
  rows: readonly VersionedRow[],
  signature: Signature
): Promise<void> {
  if (rows.length > 0)
    await insertVersions(
      trx,
      rows.map((row) => versionOf(row, signature))
    )
}

/** All versions of a question, the oldest first. */
export async function readVersions(questionId: number): Promise<QuestionVersion[]> {
  const rows: StoredVersion[] = await db
    .from('question_versions')
    .where('question_id', questionId)
    .orderBy('id')
    .select('content', 'cause', 'actor_id', 'actor_name', 'created_at')
  return rows.map(({ content, cause, actor_id, actor_name, created_at }) => ({
    content: JSON.parse(content) as QuestionColumns,
    cause,
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
    createdAt: Number(created_at),
  }))
}

interface StoredVersion {
  content: string
  cause: VersionCause
  actor_id: number | null
  actor_name: string | null
  created_at: StoredTime
}

type NewVersion = StoredVersion & { question_id: number; package_id: number }

async function firstVersions(
  { id, packageId, $trx }: VersionedRow,
  before: QuestionColumns & { updatedAt: number }
): Promise<NewVersion[]> {
  const known: unknown = await ($trx ?? db)
    .from('question_versions')
    .where('question_id', id)
    .select('id')
    .first()
  if (known) return []
  const first = versionOf({ id, packageId, ...versionedContent(before) }, unsigned('semula'))
  return [{ ...first, created_at: before.updatedAt }]
}

const unsigned = (cause: VersionCause): Signature => ({ actor: null, cause })

function versionOf(
  row: Pick<VersionedRow, 'id' | 'packageId'> & QuestionColumns,
  { actor, cause }: Signature
): NewVersion {
  return {
    question_id: row.id,
    package_id: row.packageId,
    content: JSON.stringify(versionedContent(row)),
    cause,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    created_at: clock.now(),
  }
}

/** A row that was just created lacks the fields that nobody has set. */
function versionedContent(row: QuestionColumns): QuestionColumns {
  const columns = questionColumnsOf(row)
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]: [string, unknown]) => [name, value ?? null])
  ) as unknown as QuestionColumns
}

async function insertVersions(
  trx: TransactionClientContract | undefined,
  versions: NewVersion[]
): Promise<void> {
  await (trx ?? db.connection()).table('question_versions').multiInsert(versions)
}
