import { open, type FileHandle } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Makes the disk refuse every flush; `using` restores it. */
export async function refuseFlushes() {
  await using handle = await open(fileURLToPath(import.meta.url))
  const files = Object.getPrototypeOf(handle) as { sync: (this: FileHandle) => Promise<void> }
  const { sync } = files
  files.sync = () => Promise.reject(Object.assign(new Error('i/o error'), { code: 'EIO' }))
  return {
    [Symbol.dispose]() {
      files.sync = sync
    },
  }
}
