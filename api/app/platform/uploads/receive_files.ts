import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Multipart } from '@adonisjs/core/bodyparser'
import { UnsupportedFile } from '#app/platform/errors/failures'

/**
 * Names that every object answers to. The parser keeps the handlers of files by their field's name in a plain
 * object: one of these would find something there that is no handler, and the failure would end the process. The
 * last two are what a handler is made of, for `__proto__` puts them there.
 */
const INHERITED_NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'handler', 'options']

/** Checks are ours, once the whole request is there. */
const UNCHECKED = { deferValidations: true }

/** Counts what comes against the request's limit. */
type Report = (chunk: Buffer) => void

/**
 * Reads a multipart body, its files into the temporary folder.
 * @param paths gets where each file is put, those too that the parser then keeps from us; the caller removes them
 * @throws UnsupportedFile for a file in a field that no form of ours can have
 */
export async function receiveFiles(multipart: Multipart, paths: string[]): Promise<void> {
  let refused = false
  multipart.onFile('*', UNCHECKED, async (part, report) => {
    const tmpPath = join(tmpdir(), randomUUID())
    paths.push(tmpPath)
    try {
      await keep(part, tmpPath, report)
      return { tmpPath }
    } catch (error) {
      multipart.abort(error)
    }
  })
  for (const name of INHERITED_NAMES) {
    multipart.onFile(name, UNCHECKED, async (part, report) => {
      refused = true
      await pour(part, nowhere(), report).catch((error) => multipart.abort(error))
    })
  }
  await multipart.process()
  if (refused) throw new UnsupportedFile('Jenis data tidak didukung.')
}

async function keep(part: Readable, path: string, report: Report): Promise<void> {
  try {
    await pour(part, createWriteStream(path), report)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function pour(part: Readable, target: Writable, report: Report): Promise<void> {
  // Listening sets it flowing; the pipeline does that when the target is ready.
  part.pause()
  part.on('data', report)
  await pipeline(part, target)
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
