import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { InvalidInput } from '#app/platform/errors/failures'
import { inspectAudio } from '#app/platform/uploads/accept_audio'
import { PASSAGE_IMAGE_TYPES } from '#contracts/uploads'
import type { Picture, Recording, UnusableFile } from '#app/packages/content/content_format'

/** Reads and measures a recording, with the rules for uploads. */
export async function readRecording(file: string): Promise<Recording | UnusableFile> {
  const data = await readIfThere(file)
  if (!data) return unusable('is missing')
  try {
    const { extension, durationMs } = await inspectAudio(data, 'audio')
    return { kind: 'recording', data, extension, durationMs }
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return unusable('is not a recording that can be measured')
  }
}

/** Reads a picture and decodes it, to detect damaged files. */
export async function readPicture(file: string): Promise<Picture | UnusableFile> {
  const data = await readIfThere(file)
  if (!data) return unusable('is missing')

  const type = await fileTypeFromBuffer(data)
  if (!type || !(PASSAGE_IMAGE_TYPES as readonly string[]).includes(type.mime)) {
    return unusable('is neither PNG nor JPEG')
  }
  try {
    const { info } = await sharp(data, { failOn: 'error' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return {
      kind: 'picture',
      data,
      extension: type.mime === 'image/png' ? 'png' : 'jpg',
      width: info.width,
      height: info.height,
    }
  } catch (error) {
    return unusable(`can't be decoded (${error instanceof Error ? error.message : String(error)})`)
  }
}

function unusable(reason: string): UnusableFile {
  return { kind: 'unusable', reason }
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
