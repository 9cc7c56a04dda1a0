import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LRUCache } from 'lru-cache'
import type { ImportedPassage } from '#app/packages/domain/imported_row'
import type {
  ImportContext,
  JudgedFile,
  PresentQuestion,
} from '#app/packages/domain/import_context'
import { explanationOf } from '#app/packages/domain/import_changes'
import type Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import type QuestionImport from '#app/packages/models/question_import'
import type QuestionImportFile from '#app/packages/models/question_import_file'
import { readStoredFile, type Folder } from '#app/platform/uploads/stored_files'
import type { ListeningGroups } from '#contracts/exam'
import { storedGroups } from '#contracts/listening_groups'

/** Stored files never change, so their digests are kept: an import compares them with each change of a row. */
const digests = new LRUCache<string, string>({ max: 5_000 })

/** What an import's rows are compared with now. */
export interface LoadedContext extends ImportContext {
  /** The package's questions and passages as they are stored. */
  stored: { questions: Question[]; passages: Passage[] }
  importFiles: readonly QuestionImportFile[]
}

interface ComparedImport {
  passages: readonly ImportedPassage[]
  files: readonly QuestionImportFile[]
  groups: ListeningGroups
}

/**
 * Reads the package's questions, and what tells its recordings and pictures from those of the import. Inside a
 * transaction the caller holds the package's lock.
 */
export async function loadImportContext(
  packageId: number,
  { passages, files, groups }: ComparedImport,
  trx?: TransactionClientContract
): Promise<LoadedContext> {
  const client = trx ? { client: trx } : {}
  const questions = await Question.query(client).where('packageId', packageId).orderBy('page')
  const present = await Passage.query(client).where('packageId', packageId).orderBy('id')
  const byId = new Map(present.map((passage) => [passage.id, passage]))
  const own = files.filter(({ name }) => name !== '')
  return {
    stored: { questions, passages: present },
    questions: questions.map((question) => presentQuestion(question, byId)),
    present,
    passages,
    groups,
    importFiles: files,
    files: await Promise.all(own.map(judgedFile)),
    digests: own.length === 0 ? new Map() : await storedDigests(questions, present),
  }
}

/** The listening groups that the package has once the import is applied. */
export function groupsOnceApplied(
  { listeningGroups }: Pick<QuestionImport, 'listeningGroups'>,
  { groups }: Pick<Package, 'groups'>
): ListeningGroups {
  return listeningGroups === null ? groups : storedGroups(listeningGroups)
}

function presentQuestion(
  question: Question,
  passages: ReadonlyMap<number, Passage>
): PresentQuestion {
  const { id, section, page, number, prompt, answerKey: key, audio, passageId } = question
  const options = [question.option1, question.option2, question.option3, question.option4]
  const passage = passageId === null ? null : (passages.get(passageId) ?? null)
  const taught = explanationOf(question)
  return { id, section, page, number, prompt, options, key, audio, passage, taught }
}

/** A picture is stored decoded and encoded again, so it has two digests; a recording has one. */
async function judgedFile(file: QuestionImportFile): Promise<JudgedFile> {
  if (file.picture === null) return { name: file.name, kind: 'audio', digests: [file.digest] }
  const stored = await digestOf('reading', file.picture)
  return { name: file.name, kind: 'picture', digests: [file.digest, ...(stored ? [stored] : [])] }
}

async function storedDigests(
  questions: readonly Question[],
  passages: readonly Passage[]
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const note = async (folder: Folder, name: string | null) => {
    const digest = name === null ? null : await digestOf(folder, name)
    if (name !== null && digest !== null) found.set(name, digest)
  }
  for (const { audio } of questions) await note('audio', audio)
  for (const { image } of passages) await note('reading', image)
  return found
}

async function digestOf(folder: Folder, name: string): Promise<string | null> {
  const known = digests.get(`${folder}/${name}`)
  if (known !== undefined) return known
  const data = await readStoredFile(folder, name)
  if (data === null) return null
  const digest = createHash('sha256').update(data).digest('hex')
  digests.set(`${folder}/${name}`, digest)
  return digest
}
