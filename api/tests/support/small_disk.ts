import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of its own that can be filled to the last byte without harm to the machine. */
export class SmallDisk {
  readonly #filler: string

  private constructor(readonly folder: string) {
    this.#filler = join(folder, 'filler')
  }

  /** @returns null where this user may not mount one */
  static mount(megabytes: number): SmallDisk | null {
    const folder = mkdtempSync(join(tmpdir(), 'lulus-disk-'))
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    if (spawnSync('mount', options).status === 0) return new SmallDisk(folder)
    rmSync(folder, { recursive: true })
    return null
  }

  /** Leaves no byte free. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder)
    writeFileSync(this.#filler, Buffer.alloc(bavail * bsize), { flag: 'a' })
  }

  /** Gives back what `fill` took. */
  free(): void {
    rmSync(this.#filler)
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }
}
