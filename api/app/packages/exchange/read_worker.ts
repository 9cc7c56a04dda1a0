import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  UnreadableQuestions,
  type FoundQuestions,
  type FoundFile,
} from '#app/packages/domain/imported_row'
import { readMediaArchive, TooManyFiles } from '#app/packages/exchange/read_media_archive'
import { readQuestionsFile, WrongType } from '#app/packages/exchange/read_questions_file'

/** Uploaded files, by their temporary paths. */
export interface UploadedQuestions {
  file: string
  media: string | null
  /** An empty folder for the recordings and pictures that are found. */
  folder: string
}

/** A recording or picture that was found, in the temporary folder. */
export interface ExtractedFile {
  name: string
  path: string
  bytes: number
  /** SHA-256. */
  digest: string
}

export type ReadUpload =
  | (Omit<FoundQuestions, 'files'> & { files: ExtractedFile[] })
  | { fault: 'unreadable' | 'wrong_type' | 'too_many'; sentence: string }

/** Reads a file of questions and the recordings and pictures beside it, in the reader's thread. */
function readUpload({ file, media, folder }: UploadedQuestions): ReadUpload {
  try {
    const found = readQuestionsFile(readFileSync(file))
    const files: ExtractedFile[] = found.files.map((one) => extracted(one, folder))
    if (media !== null) {
      const { notTaken } = readMediaArchive(readFileSync(media), (one) => {
        files.push(extracted(one, folder))
      })
      found.notTaken.push(...notTaken)
    }
    return { ...found, files }
  } catch (error) {
    if (error instanceof TooManyFiles) return { fault: 'too_many', sentence: error.message }
    if (error instanceof WrongType) return { fault: 'wrong_type', sentence: error.sentence }
    if (error instanceof UnreadableQuestions) {
      return { fault: 'unreadable', sentence: error.sentence }
    }
    throw error
  }
}

function extracted({ name, data }: FoundFile, folder: string): ExtractedFile {
  const path = join(folder, randomUUID())
  writeFileSync(path, data)
  return { name, path, bytes: data.length, digest: createHash('sha256').update(data).digest('hex') }
}

export { readUpload as default }
