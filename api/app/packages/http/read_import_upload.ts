import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { QuestionFileReader } from '#app/packages/exchange/question_file_reader'
import type { ReadUpload } from '#app/packages/exchange/read_worker'
import { FileTooLarge, InvalidInput, UnsupportedFile } from '#app/platform/errors/failures'
import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_FILE_TOO_LARGE,
  IMPORT_MEDIA_MAX_BYTES,
  IMPORT_MEDIA_TOO_LARGE,
} from '#contracts/question_imports'

const FILE_MISSING = 'Pilih berkas soal terlebih dahulu.'

type FoundUpload = Exclude<ReadUpload, { fault: unknown }>

/**
 * Reads an uploaded file of questions, and the ZIP beside it; the ZIP alone may be a whole package. The files that it finds are there while `work` runs.
 * @throws FileTooLarge; UnsupportedFile when it has no questions of a known form; InvalidInput with what is wrong with
 *   its content; Unavailable
 */
export async function withImportUpload<Result>(
  file: MultipartFile | null,
  media: MultipartFile | null,
  work: (found: FoundUpload) => Promise<Result>
): Promise<Result> {
  if (!file && !media) {
    throw new InvalidInput(FILE_MISSING, [{ field: 'berkas', msg: FILE_MISSING }])
  }
  if (file && file.size > IMPORT_FILE_MAX_BYTES) throw tooLarge('berkas', IMPORT_FILE_TOO_LARGE)
  if (media && media.size > IMPORT_MEDIA_MAX_BYTES) throw tooLarge('media', IMPORT_MEDIA_TOO_LARGE)

  const folder = await mkdtemp(join(tmpdir(), 'lulus-import-'))
  try {
    const reader = await app.container.make(QuestionFileReader)
    const read = await reader.read({
      file: file?.tmpPath ?? null,
      media: media?.tmpPath ?? null,
      folder,
    })
    if ('fault' in read) throw refusal(read)
    return await work(read)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function tooLarge(field: string, msg: string): FileTooLarge {
  return new FileTooLarge(msg, [{ field, msg }])
}

function refusal({ fault, sentence }: Extract<ReadUpload, { fault: unknown }>): InvalidInput {
  const field = fault === 'too_many' ? 'media' : 'berkas'
  const fields = [{ field, msg: sentence }]
  if (fault === 'too_many') return new FileTooLarge(sentence, fields)
  return fault === 'wrong_type'
    ? new UnsupportedFile(sentence, fields)
    : new InvalidInput(sentence, fields)
}
