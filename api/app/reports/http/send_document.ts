import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { create } from 'content-disposition'
import { uniqueFileNames } from '#app/platform/uploads/file_names'
import { noteRequest } from '#app/platform/log/security_log'
import { WORKBOOK_TYPE } from '#contracts/classes'

const TYPES = { pdf: 'application/pdf', xlsx: WORKBOOK_TYPE, zip: 'application/zip' } as const

interface SentDocument {
  /** Its name in the security log. */
  list: 'attendance' | 'minutes' | 'certificates'
  /** The number of people in it. */
  learners: number
  /** Free text, reduced to valid characters for the file's name. */
  name: string
  type: keyof typeof TYPES
}

/** Responds with a file, whole or streamed, and records the export in the security log. */
export function sendDocument(
  ctx: HttpContext,
  { list, learners, name, type }: SentDocument,
  content: Buffer | AsyncIterable<Uint8Array>
): void {
  noteRequest(ctx, 'exported', { list, rows: learners })
  const { response } = ctx
  const [file = ''] = uniqueFileNames([name], `.${type}`, 'Dokumen')
  response.header('Content-Type', TYPES[type])
  response.header('Content-Disposition', create(file))
  if (Buffer.isBuffer(content)) response.send(content)
  else response.stream(Readable.from(watched(ctx, content)))
}

/** The status is sent already: only a cut-off body can show an error. */
async function* watched(
  { logger }: HttpContext,
  pieces: AsyncIterable<Uint8Array>
): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces
  } catch (error) {
    logger.error({ err: error }, 'a document could not be sent to its end')
    throw error
  }
}
