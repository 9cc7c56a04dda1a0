import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { create } from 'content-disposition'
import { noteRequest } from '#app/platform/log/security_log'
import { WORKBOOK_TYPE } from '#contracts/classes'

const TYPES = {
  pdf: 'application/pdf',
  xlsx: WORKBOOK_TYPE,
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
} as const

interface SentPaper {
  /** The file's name without its extension. */
  name: string
  type: keyof typeof TYPES
  /** Recorded in the security log when the paper has data of several people: which list, and how many people. */
  exported?: { list: string; rows: number; [id: `${string}Id`]: number }
}

/** Responds with a file, whole or streamed, and records the export in the security log. */
export function sendPaper(
  ctx: HttpContext,
  { name, type, exported }: SentPaper,
  content: Buffer | AsyncIterable<Uint8Array>
): void {
  if (exported) noteRequest(ctx, 'exported', exported)
  const { response } = ctx
  response.header('Content-Type', TYPES[type])
  response.header('Content-Disposition', dispositionOf(`${name}.${type}`))
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

/**
 * The Content-Disposition header for a file: one line with an ASCII `filename`, always in quotes, and, when needed, the
 * exact `filename*` of RFC 6266.
 */
export function dispositionOf(file: string): string {
  return create(file).replace(/^attachment; filename=([^";]+)$/, 'attachment; filename="$1"')
}
