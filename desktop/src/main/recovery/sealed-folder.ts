import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { seal, unseal, type KeyGuard } from './key-guard.ts'

/**
 * Encrypted records on disk, one file each, written so that a power cut leaves either the old or the new one. They are
 * in a folder with its own key, and without the key's file they can't be decrypted. The key's file is written last and
 * deleted first.
 */

const KEY_FILE = 'key.json'
const DRAFT = '.tmp'
const KEY_BYTES = 32
const NOT_FOR_OTHERS = 0o600

export interface SealedFolder {
  put(name: string, value: string): Promise<void>
  delete(name: string): Promise<void>
  /** Deletes everything, the key first. */
  wipe(): Promise<void>
}

export interface OpenedFolder {
  folder: SealedFolder
  records: Map<string, string>
  /** When a record was last written, in epoch milliseconds by this computer. */
  writtenAt: number
}

/** A new folder with these records, complete once this resolves. */
export async function createFolder(
  path: string,
  guard: KeyGuard,
  records: ReadonlyMap<string, string>
): Promise<SealedFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  const key = randomBytes(KEY_BYTES)
  const folder = folderAt(path, key)
  for (const [name, value] of records) await folder.put(name, value)
  const wrapped = { guard: guard.kind, key: await guard.wrap(key) }
  await writeWhole(join(path, KEY_FILE), Buffer.from(JSON.stringify(wrapped)))
  return folder
}

/** A complete folder whose key can't be unwrapped here, or not now. */
export class LockedFolder extends Error {
  /** What wrapped the key. */
  readonly guard: KeyGuard['kind']

  constructor(guard: KeyGuard['kind'], cause?: unknown) {
    super(`The key that ${guard} wrapped can't be unwrapped`, { cause })
    this.guard = guard
  }
}

interface WrappedKey {
  guard: KeyGuard['kind']
  key: string
}

/**
 * @throws LockedFolder if the key can't be unwrapped, which may pass: a keyring or DPAPI answers late after a start
 * @throws Error if the key is missing, so that nobody can ever read it
 */
export async function openFolder(path: string, guard: KeyGuard): Promise<OpenedFolder> {
  const wrapped = JSON.parse(await readFile(join(path, KEY_FILE), 'utf8')) as WrappedKey
  if (wrapped.guard !== guard.kind) throw new LockedFolder(wrapped.guard)
  const key = await guard.unwrap(wrapped.key).catch((error: unknown) => {
    throw new LockedFolder(wrapped.guard, error)
  })
  const records = new Map<string, string>()
  let writtenAt = 0
  for (const file of await readdir(path)) {
    const place = join(path, file)
    // A write that a power cut interrupted. The earlier record is still there.
    if (file.endsWith(DRAFT)) await rm(place, { force: true })
    if (file === KEY_FILE || file.endsWith(DRAFT)) continue
    const record = await readRecord(key, place)
    if (record === null) continue
    records.set(record.name, record.value)
    writtenAt = Math.max(writtenAt, record.writtenAt)
  }
  return { folder: folderAt(path, key), records, writtenAt }
}

function folderAt(path: string, key: Buffer): SealedFolder {
  const placeOf = (name: string) => join(path, fileOf(key, name))
  return {
    put: (name, value) => {
      const plain = Buffer.from(JSON.stringify({ name, value }))
      const place = placeOf(name)
      return writeWhole(place, seal(key, plain, basename(place)))
    },
    delete: (name) => rm(placeOf(name), { force: true }),
    wipe: () => wipeFolder(path),
  }
}

/** When anything of a folder was last written, in epoch milliseconds by this computer. */
export async function folderWrittenAt(path: string): Promise<number> {
  const files = await readdir(path)
  const times = await Promise.all(files.map(async (file) => (await stat(join(path, file))).mtimeMs))
  return Math.max(0, ...times)
}

/** Deletes a folder, regardless of its owner. */
export async function wipeFolder(path: string): Promise<void> {
  await overwrite(join(path, KEY_FILE))
  await rm(path, { recursive: true, force: true })
}

/** Names are hashed too, because they contain numbers of people and attempts. */
function fileOf(key: Buffer, name: string): string {
  return createHmac('sha256', key).update(name).digest('hex').slice(0, 32)
}

/** Null for damaged, unfinished or foreign files, so that the other records can still be used. */
async function readRecord(key: Buffer, place: string) {
  const file = basename(place)
  try {
    const plain = unseal(key, await readFile(place), file).toString()
    const record = JSON.parse(plain) as { name: string; value: string }
    if (fileOf(key, record.name) !== file) return null
    return { ...record, writtenAt: (await stat(place)).mtimeMs }
  } catch (error) {
    console.error('A kept record is unreadable', file, error)
    return null
  }
}

async function writeWhole(place: string, bytes: Buffer): Promise<void> {
  const draft = place + DRAFT
  const file = await open(draft, 'w', NOT_FOR_OTHERS)
  try {
    await file.writeFile(bytes)
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(draft, place)
  await settle(dirname(place))
}

/** Syncs the folder, so that the new name survives a power cut. Windows has no way to do this. */
async function settle(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** A deleted file's bytes stay on disk until overwritten, which must not happen to the key. */
async function overwrite(place: string): Promise<void> {
  try {
    const file = await open(place, 'r+')
    try {
      const { size } = await file.stat()
      await file.write(Buffer.alloc(size), 0, size, 0)
      await file.datasync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
