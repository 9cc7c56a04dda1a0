import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CURRENT_TABLE_VERSION } from '#app/scoring/domain/scoring'
import type { ContentPackage, Manifest } from '#app/packages/content/content_format'
import { withStoredMedia, type StoredMedia } from '#app/packages/content/content_media'
import { readSoundContent } from '#app/packages/content/read_content'
import { writeQuestions } from '#app/packages/content/write_questions'
import { incompleteReasons, missingQuestions } from '#app/packages/domain/completeness'
import Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { clock } from '#app/platform/time/clock'
import { recordAudit } from '#app/audit/actions/record_audit'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'
import { groupsToStore, storedGroups } from '#contracts/listening_groups'

export interface ImportedContent {
  pack: Package
  outcome: 'created' | 'updated' | 'unchanged'
}

/**
 * Imports a content package completely or not at all. A package imported from the same slug before gets the new
 * questions, explanations, passages and media; its name, price, level, times and status stay, because the academy may
 * have changed them, and so does the rule for reading the explanations once it was set. Running attempts don't change, because they use snapshots.
 * @param folder the package's folder, named like its slug
 * @throws BrokenContent; Conflict when the package has been archived
 */
export async function importContent(folder: string): Promise<ImportedContent> {
  const content = await readSoundContent(folder)
  const present = await presentMedia(content)
  return withStoredMedia(content, present, (stored) =>
    inTransaction((trx) => writePackage(trx, content, stored, clock.now()))
  )
}

async function writePackage(
  trx: TransactionClientContract,
  content: ContentPackage,
  stored: StoredMedia,
  now: number
): Promise<ImportedContent> {
  const existing = await findImported(content.manifest.slug, trx).forUpdate().first()
  if (existing?.archivedAt)
    throw new Conflict(`The package '${existing.name}' of this content has been archived.`)

  const pack = existing ?? (await createPackage(trx, content.manifest, now))
  const { questions, changed } = await writeQuestions(trx, pack, content, stored, now)
  const isOpened = await openExplanations(trx, pack, content.manifest)
  const isRegrouped = await regroup(trx, pack, content.manifest)
  if (existing && !changed && !isOpened && !isRegrouped) return { pack, outcome: 'unchanged' }

  if (!existing && incompleteReasons(missingQuestions(questions, pack.groups)).length === 0) {
    await pack.merge({ status: 'siap' }).save()
  }
  const outcome = existing ? 'updated' : 'created'
  await recordAudit(trx, {
    actor: null,
    action: 'package.imported',
    subject: { type: 'package', id: pack.id },
    details: { name: pack.name, slug: content.manifest.slug, outcome },
  })
  return { pack, outcome }
}

/** Sets when the explanations may be read, unless that was ever decided. @returns whether it was set now */
async function openExplanations(
  trx: TransactionClientContract,
  pack: Package,
  { pembahasan: mode }: Manifest
): Promise<boolean> {
  if (mode === undefined || (pack.explanationMode ?? null) !== null) return false
  await pack.merge({ explanationMode: mode }).useTransaction(trx).save()
  return true
}

/** The groups follow the recordings, which are the content's. @returns whether they have changed */
async function regroup(
  trx: TransactionClientContract,
  pack: Package,
  { listening_groups: text }: Manifest
): Promise<boolean> {
  const listeningGroups = groupsToStore(storedGroups(text ?? null))
  if ((pack.listeningGroups ?? null) === listeningGroups) return false
  await pack.merge({ listeningGroups }).useTransaction(trx).save()
  await Package.renewContent(pack.id, trx)
  return true
}

function findImported(slug: string, trx?: TransactionClientContract) {
  return Package.query(trx ? { client: trx } : {}).where('contentSlug', slug)
}

async function createPackage(
  trx: TransactionClientContract,
  manifest: Manifest,
  now: number
): Promise<Package> {
  const { slug, nama_paket: name, level, harga: price, durations } = manifest
  return Package.create(
    {
      name,
      status: 'belum',
      level,
      price,
      listeningMinutes: durations.listening,
      writtenMinutes: durations.written,
      readingMinutes: durations.reading,
      labOnly: false,
      scoringTable: CURRENT_TABLE_VERSION,
      contentSlug: slug,
      createdAt: now,
      updatedAt: now,
    },
    { client: trx }
  )
}

/** Stored names of the media of an earlier import, by their name in the content files. */
async function presentMedia({
  manifest,
  listening,
  reading,
}: ContentPackage): Promise<StoredMedia> {
  const pack = await findImported(manifest.slug).first()
  if (!pack) return new Map()

  const passages = await Passage.query().where('packageId', pack.id).orderBy('id')
  const questions = await Question.query().where('packageId', pack.id).whereNotNull('audio')
  const audioOf = new Map(questions.map(({ page, audio }) => [page, audio]))

  const present = new Map<string, string>()
  for (const { page, audio } of [...listening.dialogues, ...listening.groups]) {
    const name = audioOf.get(page)
    if (name) present.set(audio, name)
  }
  for (const [position, { image }] of reading.passages.entries()) {
    const passage = passages[position]
    if (passage) present.set(image, passage.image)
  }
  return present
}
