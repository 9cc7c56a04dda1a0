import { Zip, ZipPassThrough } from 'fflate'

/** A file of an archive. */
export interface ArchivedFile {
  /** Unique in its archive. */
  name: string
  content: Uint8Array
}

/**
 * A ZIP archive, streamed while its files are made one after the other: at most one of them is in memory. They are
 * stored uncompressed, because a PDF is compressed already.
 */
export async function* archiveOf(
  files: AsyncIterable<ArchivedFile>
): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const taken = () => {
    const some = ready
    ready = []
    return some
  }
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(content, true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
