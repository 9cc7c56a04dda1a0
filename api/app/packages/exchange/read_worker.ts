import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  UnreadableQuestions,
  type FoundQuestions,
  type FoundFile,
} from '#app/packages/domain/imported_row'
import { readMediaArchive, TooManyFiles } from '#app/packages/exchange/read_media_archive'
import {
  readPackageTexts,
  readQuestionsFile,
  WrongType,
} from '#app/packages/exchange/read_questions_file'

/** Uploaded files, by their temporary paths. */
export interface UploadedQuestions {
  /** Null when `media` is a whole package, with its questions. */
  file: string | null
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
    if (file === null) return readPackage(readFileSync(media ?? ''), folder)
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

/**
 * A package that is larger than a file of questions may be, for its recordings: its questions are read without them, and
 * then its media one at a time.
 */
function readPackage(content: Uint8Array, folder: string): ReadUpload {
  const { root, ...found } = readPackageTexts(content)
  const named = new Set([
    ...found.questions.map(({ audio }) => audio),
    ...found.passages.map(({ picture }) => picture ?? ''),
  ])
  const files: ExtractedFile[] = []
  const { notTaken } = readMediaArchive(content, ({ name, data }) => {
    const inside = name.slice(root.length)
    if (name.startsWith(root) && named.has(inside)) {
      files.push(extracted({ name: inside, data }, folder))
    }
  })
  return { ...found, files, notTaken: [...found.notTaken, ...notTaken] }
}

function extracted({ name, data }: FoundFile, folder: string): ExtractedFile {
  const path = join(folder, randomUUID())
  writeFileSync(path, data)
  return { name, path, bytes: data.length, digest: createHash('sha256').update(data).digest('hex') }
}

export { readUpload as default }
