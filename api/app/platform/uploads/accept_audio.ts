import { readFile } from 'node:fs/promises'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { fileTypeFromBuffer } from 'file-type'
import { parseBuffer } from 'music-metadata'
import { FileTooLarge, InvalidInput, UnsupportedFile } from '#app/platform/errors/failures'
import {
  AUDIO_MAX_BYTES,
  AUDIO_MAX_SECONDS,
  AUDIO_TOO_LARGE,
  AUDIO_TOO_LONG,
  AUDIO_WRONG_TYPE,
} from '#contracts/uploads'

const EXTENSIONS: Record<string, AcceptedAudio['extension']> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/ogg': 'ogg',
  'audio/ogg; codecs=opus': 'ogg',
  'audio/wav': 'wav',
}

export interface AcceptedAudio {
  data: Buffer
  extension: 'mp3' | 'm4a' | 'ogg' | 'wav'
  /** Length of the recording in milliseconds. */
  durationMs: number
}

/**
 * Accepts an uploaded recording by its content: size, type and a length that could be measured.
 * @throws FileTooLarge, UnsupportedFile, InvalidInput when it is longer than 15 minutes
 */
export async function acceptAudio(file: MultipartFile): Promise<AcceptedAudio> {
  if (file.size > AUDIO_MAX_BYTES) {
    throw new FileTooLarge(AUDIO_TOO_LARGE, [{ field: file.fieldName, msg: AUDIO_TOO_LARGE }])
  }
  return inspectAudio(await readFile(file.tmpPath as string), file.fieldName)
}

/** The same rules for a recording that is already in memory, for example of a content package. */
export async function inspectAudio(data: Buffer, field: string): Promise<AcceptedAudio> {
  const type = await fileTypeFromBuffer(data)
  const extension = type && EXTENSIONS[type.mime]
  const seconds = extension ? await measure(data, type.mime) : undefined
  if (!extension || !seconds) {
    throw new UnsupportedFile(AUDIO_WRONG_TYPE, [{ field, msg: AUDIO_WRONG_TYPE }])
  }
  if (seconds > AUDIO_MAX_SECONDS) {
    throw new InvalidInput(AUDIO_TOO_LONG, [{ field, msg: AUDIO_TOO_LONG }])
  }
  return { data, extension, durationMs: Math.round(seconds * 1000) }
}

/** Length in seconds, or undefined when the recording can't be read. */
async function measure(data: Buffer, mimeType: string): Promise<number | undefined> {
  try {
    const { format } = await parseBuffer(data, { mimeType, size: data.length }, { duration: true })
    return format.duration
  } catch {
    return undefined
  }
}
