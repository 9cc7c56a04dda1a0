import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate small file system that tests can fill completely. */
export class SmallDisk {
  readonly #filler: string

  private constructor(readonly folder: string) {
    this.#filler = join(folder, 'filler')
  }

  /** @returns null when this user may not mount one */
  static mount(megabytes: number): SmallDisk | null {
    const folder = mkdtempSync(join(tmpdir(), 'lulus-disk-'))
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    if (spawnSync('mount', options).status === 0) return new SmallDisk(folder)
    rmSync(folder, { recursive: true })
    return null
  }

  /** Fills it to the last byte. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder)
    try {
      writeFileSync(this.#filler, Buffer.alloc(bavail * bsize), { flag: 'a' })
    } catch (error) {
      // A server that writes at the same time takes the last bytes: then it is full as well.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }

  /** Frees the space again. */
  free(): void {
    rmSync(this.#filler)
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }
}
