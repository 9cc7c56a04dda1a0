import { unzipSync } from 'fflate'

/** What a workbook may unpack to, in bytes: a list of 5,000 learners takes less than a tenth. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024

/** More than we read, whatever the archive says of itself. */
export class PartsTooLarge extends Error {}

/**
 * Unpacks the wanted files of a workbook's archive. What each says of its size is believed and added up first; its
 * content gets no more room than that.
 * @throws PartsTooLarge; an error of the library's when it is no archive
 */
export function unpackParts(archive: Uint8Array, wanted: (name: string) => boolean): Parts {
  let bytes = 0
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!wanted(name)) return false
      bytes += originalSize
      if (bytes > UNPACKED_MAX_BYTES) throw new PartsTooLarge()
      return true
    },
  })
  return new Map(Object.entries(files))
}

export type Parts = ReadonlyMap<string, Uint8Array>
