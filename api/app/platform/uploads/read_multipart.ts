import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MultipartFile } from '@adonisjs/core/bodyparser'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { FileTooLarge, InvalidInput } from '#app/platform/errors/failures'
import type { UploadLimit } from '#app/platform/uploads/upload_routes'

/** Fields beside a file. */
const FIELDS_BYTES = 1024 * 1024
const LIMITS = { files: 10, fields: 100, fieldSize: FIELDS_BYTES, headerSize: 8 * 1024 }

/** The format of our forms' field names. Names with a special meaning (`a[9]`, `a.b`, `__proto__`) are refused. */
const NAME = /^[a-z][a-z0-9_-]{0,39}$/i
const isName = (name: string | undefined) => name !== undefined && NAME.test(name) && !(name in {})

type Value = string | null

export interface MultipartBody {
  /** Trimmed, null when empty, as in every body; a repeated name has a list. */
  fields: Record<string, Value | Value[]>
  /** The first of each name. */
  files: Record<string, MultipartFile>
}

/**
 * Reads a multipart body and puts its files into the temporary folder. The framework's own parser isn't used: field
 * names that a stranger chooses can end the process there (docs/adr/0012).
 * @param paths gets the path of each file; the caller removes the files, also after a failure
 * @param limit the most bytes of all files together
 * @throws FileTooLarge, before reading when the request says its length; InvalidInput when the body can't be read
 */
export async function readMultipart(
  request: IncomingMessage,
  paths: string[],
  limit: UploadLimit
): Promise<MultipartBody> {
  const requestBytes = limit.maxBytes + FIELDS_BYTES
  if (Number(request.headers['content-length'] ?? 0) > requestBytes) {
    request.resume()
    throw new FileTooLarge(limit.tooLarge)
  }
  const parser = openParser(request)
  const source = limited(requestBytes, () => new FileTooLarge(limit.tooLarge))
  const body: MultipartBody = { fields: {}, files: {} }
  const open: Readable[] = []
  const writes: Promise<void>[] = []

  for (const event of ['filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => source.destroy(tooLarge()))
  }
  parser.on('field', (name, value, _, truncated) => {
    if (truncated) source.destroy(tooLarge())
    else if (isName(name)) addField(body.fields, name, value.trim() || null)
  })
  parser.on('file', (name, stream, filename) => {
    // When the body ends within a file, the parser emits this error on its stream too.
    stream.on('error', () => {})
    // An empty file input sends a file without a name.
    if (!isName(name) || !filename || name in body.files) return void stream.resume()

    const file = new MultipartFile({ clientName: filename, fieldName: name, headers: {} }, {})
    file.tmpPath = join(tmpdir(), randomUUID())
    body.files[name] = file
    paths.push(file.tmpPath)
    open.push(stream)
    const written = pipeline(stream, createWriteStream(file.tmpPath)).then(() => {
      file.size = stream.bytesRead
      file.state = 'consumed'
    })
    writes.push(written.catch((error) => void source.destroy(error)))
  })

  request.once('close', () => {
    if (!request.complete) source.destroy(new Error('the client went away'))
  })
  request.pipe(source)
  try {
    await pipeline(source, parser)
    await Promise.all(writes)
    if (source.errored) throw source.errored
    return body
  } catch (error) {
    // Read to its end: a client that is still sending wouldn't read the response.
    request.unpipe(source)
    request.resume()
    for (const stream of open) stream.destroy()
    await Promise.all(writes)
    throw readable(error)
  }
}

function openParser(request: IncomingMessage): BusboyInstance {
  try {
    const headers = { ...request.headers, 'content-type': request.headers['content-type'] ?? '' }
    return new Busboy({ headers, limits: LIMITS })
  } catch (error) {
    request.resume()
    throw readable(error)
  }
}

/** Passes on so many bytes, and then fails with the refusal. */
function limited(bytes: number, refusal: () => FileTooLarge): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      if (seen > bytes) done(refusal())
      else done(null, chunk)
    },
  })
}

function addField(fields: MultipartBody['fields'], name: string, value: Value): void {
  const present = fields[name]
  fields[name] = present === undefined ? value : [present, value].flat()
}

function tooLarge(): FileTooLarge {
  return new FileTooLarge('Data yang dikirim terlalu besar.')
}

/** The parser's own errors have no code; those of the disk do, and are not the client's fault. */
function readable(error: unknown): unknown {
  const isParsers = error instanceof Error && !('code' in error)
  return isParsers ? new InvalidInput('Permintaan tidak dapat dibaca.') : error
}
