import { unzipSync } from 'fflate'

/** The most bytes that a workbook may unpack to: a list of 5,000 learners takes less than a tenth. */
const UNPACKED_MAX_BYTES = 64 * 1024 * 1024

/** More than the limit, by the sizes that the archive declares or in fact. */
export class PartsTooLarge extends Error {}

/** A workbook's archive, whose files are unpacked on demand. All files of one reader share a limit. */
export class Archive {
  readonly #content: Uint8Array
  #bytes = 0

  constructor(content: Uint8Array) {
    this.#content = content
  }

  /**
   * One file, by its name without regard to letter case; undefined when it isn't there. Its declared size counts against
   * the limit, and its content gets no more room than that.
   * @throws PartsTooLarge; an error of the library's when this is no archive
   */
  part(name: string): Uint8Array | undefined {
    const wanted = name.toLowerCase()
    let isFound = false
    const files = unzipSync(this.#content, {
      filter: (file) => {
        if (isFound || file.name.toLowerCase() !== wanted) return false
        isFound = true
        this.#bytes += file.originalSize
        if (this.#bytes > UNPACKED_MAX_BYTES) throw new PartsTooLarge()
        return true
      },
    })
    return Object.values(files)[0]
  }
}
