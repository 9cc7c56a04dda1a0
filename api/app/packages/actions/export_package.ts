import { archiveOf, type ArchivedFile } from '#app/paper/archive/write_archive'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import {
  nameParts,
  type ExportedFile,
  type NamedPackage,
} from '#app/packages/domain/exported_package'
import { explanationOf } from '#app/packages/domain/import_changes'
import {
  LULUS_AUDIO,
  LULUS_PICTURES,
  lulusFiles,
} from '#app/packages/exchange/writers/lulus_package'
import { QTI_MEDIA, qtiFiles } from '#app/packages/exchange/writers/qti_package'
import { questionDocument } from '#app/packages/exchange/writers/question_document'
import { questionWorkbook } from '#app/packages/exchange/writers/question_workbook'
import type Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import Question from '#app/packages/models/question'
import { readStoredFile } from '#app/platform/uploads/stored_files'
import type { ExportFormat } from '#contracts/question_imports'

export interface ExportedPackageFile {
  pkg: Package
  content: Buffer | AsyncIterable<Uint8Array>
}

/**
 * A package in another format. Archives are streamed, with one recording in memory at a time; a file that the storage
 * has lost is left out.
 * @param hasKeys of the Word document
 * @throws NotFound
 */
export async function exportPackage(
  packageId: number,
  format: ExportFormat,
  hasKeys: boolean
): Promise<ExportedPackageFile> {
  const pkg = await findUnarchivedPackage(packageId)
  const named = await readNamed(pkg)
  switch (format) {
    case 'xlsx':
      return { pkg, content: questionWorkbook(named) }
    case 'docx':
      return { pkg, content: questionDocument(pkg.name, named, hasKeys) }
    case 'qti':
      return { pkg, content: archive(qtiFiles(named), named.files, () => QTI_MEDIA) }
    case 'lulus': {
      const manifest = {
        nama_paket: pkg.name,
        level: pkg.level,
        harga: pkg.price,
        durations: pkg.minutes,
      }
      const folderOf = ({ folder }: ExportedFile) =>
        folder === 'audio' ? LULUS_AUDIO : LULUS_PICTURES
      return { pkg, content: archive(lulusFiles(manifest, named), named.files, folderOf) }
    }
  }
}

async function readNamed({ id: packageId, groups }: Package): Promise<NamedPackage> {
  const questions = await Question.query().where('packageId', packageId).orderBy('page')
  const passages = await Passage.query().where('packageId', packageId).orderBy('id')
  return nameParts(
    questions.map((question) => ({
      section: question.section,
      number: question.number,
      page: question.page,
      prompt: question.prompt,
      options: [question.option1, question.option2, question.option3, question.option4],
      key: question.answerKey,
      audio: question.audio,
      passageId: question.passageId,
      taught: explanationOf(question),
    })),
    passages,
    groups
  )
}

function archive(
  texts: ReadonlyMap<string, string>,
  media: readonly ExportedFile[],
  folderOf: (file: ExportedFile) => string
): AsyncIterable<Uint8Array> {
  async function* files(): AsyncGenerator<ArchivedFile> {
    for (const [name, text] of texts) yield { name, content: Buffer.from(text) }
    for (const file of media) {
      const content = await readStoredFile(file.folder, file.stored)
      if (content) yield { name: folderOf(file) + file.name, content }
    }
  }
  return archiveOf(files())
}
