import {
  closeSync,
  fstat,
  mkdir,
  open,
  openSync,
  stat,
  write,
  writeSync,
  type Stats,
} from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const READABLE_BY_GROUP = 0o640
const FOLDER_OF_OWN = 0o750

/** How long the end of the process waits for a reader. */
const MOST_PAUSES = 20
const PAUSE_MS = 50

const call = {
  fstat: promisify(fstat),
  mkdir: promisify(mkdir),
  open: promisify(open),
  stat: promisify(stat),
  write: promisify(write),
}

/** A descriptor that was open before, such as standard output, or a file that is reopened after a rotation. */
export class LogTarget {
  #descriptor: number | undefined

  constructor(private readonly place: number | string) {
    if (typeof place === 'number') this.#descriptor = place
  }

  /**
   * Opens the file, again when its name belongs to another file or none.
   * @returns why the new one could not be opened, when the earlier one still takes lines
   * @throws the file system's error when none is open
   */
  async follow(): Promise<NodeJS.ErrnoException | undefined> {
    if (typeof this.place === 'number' || (await this.#isStillThere())) return undefined
    const earlier = this.#descriptor
    try {
      await call.mkdir(dirname(this.place), { recursive: true, mode: FOLDER_OF_OWN })
      this.#descriptor = await call.open(this.place, 'a', READABLE_BY_GROUP)
    } catch (error) {
      if (earlier === undefined) throw error
      return error as NodeJS.ErrnoException
    }
    if (earlier !== undefined) closeSync(earlier)
    return undefined
  }

  /** After `follow`. @returns how many bytes were written, at least one */
  async write(bytes: Buffer): Promise<number> {
    const { bytesWritten } = await call.write(this.#descriptor as number, bytes)
    return bytesWritten
  }

  /** Like `write`, for the end of the process; it may not have been opened before. */
  writeNow(bytes: Buffer): number {
    this.#descriptor ??= openSync(this.place as string, 'a', READABLE_BY_GROUP)
    for (let pauses = 0; ; pauses++) {
      try {
        return writeSync(this.#descriptor, bytes)
      } catch (error) {
        // A pipe whose reader is busy.
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || pauses === MOST_PAUSES)
          throw error
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
      }
    }
  }

  async #isStillThere(): Promise<boolean> {
    if (this.#descriptor === undefined) return false
    const named = await call.stat(this.place as string).catch(() => undefined)
    return named !== undefined && isSame(named, await call.fstat(this.#descriptor))
  }
}

function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.dev === other.dev
}
