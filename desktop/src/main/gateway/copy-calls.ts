import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import {
  COPIES_PATH,
  RESTORE_PATH,
  RESTORE_SCRIPT_PATH,
} from '../../../../web/src/platform/copied-stores.ts'
import type { ExamCopies } from '../recovery/exam-copies.ts'
import { endWithNotice, PAGE_HEADERS } from './notices.ts'

/** A recording of twenty minutes, as text. */
const MOST_BYTES = 32 * 1024 * 1024

const storeSchema = z.enum(['private', 'sealed'])
const nameSchema = z.string().min(1).max(300)
const reportSchema = z.strictObject({
  changes: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('put'),
          store: storeSchema,
          name: nameSchema,
          value: z.string(),
        }),
        z.strictObject({ kind: z.literal('delete'), store: storeSchema, name: nameSchema }),
        z.strictObject({ kind: z.literal('clear'), store: storeSchema }),
        z.strictObject({
          kind: z.literal('only'),
          store: storeSchema,
          names: z.array(nameSchema).max(1000),
        }),
      ])
    )
    .max(1000),
  screen: z.string().max(200).nullable(),
})

interface CopyCallsOptions {
  copies: ExamCopies
  /** The script that restores the copies into the page. */
  restoreScript: string
}

/**
 * Handles the window's own calls about the copies of its exam (docs/adr/0022). Only for admitted callers.
 * @returns false for an address that isn't one of them
 */
export function openCopyCalls({ copies, restoreScript }: CopyCallsOptions) {
  const calls: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    [`GET ${COPIES_PATH}`]: (_request, response) => {
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(copies.all()))
    },
    [`POST ${COPIES_PATH}`]: (request, response) => takeReport(copies, request, response),
    [`GET ${RESTORE_PATH}`]: (_request, response) => {
      for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value)
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Set-Cookie', copies.cookies())
      response.end(RESTORE_PAGE)
    },
    [`GET ${RESTORE_SCRIPT_PATH}`]: (_request, response) => {
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      createReadStream(restoreScript)
        .once('error', () => response.destroy())
        .pipe(response)
    },
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const call = calls[`${request.method} ${request.url}`]
    if (!call) return false
    call(request, response)
    return true
  }
}

async function takeReport(
  copies: ExamCopies,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  const report = reportSchema.safeParse(await readJson(request).catch(() => null))
  if (!report.success) return endWithNotice(request, response, 'missing')
  try {
    await copies.change(report.data.changes, report.data.screen)
    response.writeHead(204).end()
  } catch (error) {
    console.error('The exam is not kept on this computer', error)
    // The page shows that nothing can be stored, and the exam continues.
    response.writeHead(507).end()
  }
}

/** @throws Error if the body is too long, incomplete or not JSON */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('The report is too long')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}

const RESTORE_PAGE = `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Ujian dibuka kembali</title></head>
<body><main><h1>Ujian dibuka kembali</h1><p>Mohon tunggu sebentar.</p></main><script type="module" src="${RESTORE_SCRIPT_PATH}"></script></body>
</html>
`
