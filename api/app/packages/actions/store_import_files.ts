import { readFile } from 'node:fs/promises'
import type { NotTaken } from '#app/packages/domain/imported_row'
import type { ExtractedFile } from '#app/packages/exchange/read_worker'
import { CommitRefused } from '#app/platform/database/transaction'
import { InvalidInput } from '#app/platform/errors/failures'
import { inspectAudio } from '#app/platform/uploads/accept_audio'
import { inspectImage } from '#app/platform/uploads/accept_image'
import { discardFile, storeFile, type Folder } from '#app/platform/uploads/stored_files'
import { PASSAGE_IMAGE_TYPES, PLAIN_IMAGE_WRONG_TYPE } from '#contracts/uploads'

/** A file of an import that was accepted and stored. */
export interface StoredImportFile {
  name: string
  audio: string | null
  picture: string | null
  audioMs: number | null
  digest: string
}

const PICTURE = /\.(?:png|jpe?g|webp|gif|bmp)$/i

/**
 * Stores the recordings and pictures of an import for the time of `work`, by the rules of uploads, and keeps them only
 * if it succeeds. Those that aren't accepted are reported.
 */
export async function withImportFiles<Result>(
  files: readonly ExtractedFile[],
  work: (stored: StoredImportFile[], refused: NotTaken[]) => Promise<Result>
): Promise<Result> {
  const stored: StoredImportFile[] = []
  const refused: NotTaken[] = []
  try {
    for (const file of files) {
      try {
        stored.push(await storeOne(file))
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error
        refused.push({ place: file.name, reason: error.message })
      }
    }
    return await work(stored, refused)
  } catch (error) {
    if (!(error instanceof CommitRefused && error.isUncertain)) {
      for (const { audio, picture } of stored) {
        await discard('audio', audio)
        await discard('reading', picture)
      }
    }
    throw error
  }
}

async function storeOne({ name, path, digest }: ExtractedFile): Promise<StoredImportFile> {
  const data = await readFile(path)
  if (PICTURE.test(name)) {
    const image = await inspectImage(data, 'media', {
      types: PASSAGE_IMAGE_TYPES,
      wrongType: PLAIN_IMAGE_WRONG_TYPE,
    })
    const picture = await storeFile('reading', image.data, image.extension)
    return { name, audio: null, picture, audioMs: null, digest }
  }
  const { extension, durationMs } = await inspectAudio(data, 'media')
  const audio = await storeFile('audio', data, extension)
  return { name, audio, picture: null, audioMs: durationMs, digest }
}

async function discard(folder: Folder, name: string | null): Promise<void> {
  if (name !== null) await discardFile(folder, name)
}
