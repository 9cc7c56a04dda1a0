import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import vine, { errors as vineErrors } from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { BackupRefused } from '#app/backup/console/backup_refused'

export const MANIFEST_FILE = 'manifest.json'

/** The database and the stored files, at the same paths as in the data folder. */
const BACKED_UP = /^(lulus\.sqlite3|uploads\/[a-z]+\/[A-Za-z0-9][\w.-]*)$/

const manifestValidator = vine.create({
  format: vine.literal(1),
  createdAt: vine.string(),
  /** Names of the migrations that the database has seen. */
  migrations: vine.array(vine.string()),
  files: vine.array(
    vine.object({
      path: vine.string().regex(BACKED_UP),
      bytes: vine.number({ strict: true }),
      sha256: vine.string().regex(/^[0-9a-f]{64}$/),
    })
  ),
})

/** What a backup holds. It is written last, so a folder without it is an incomplete backup. */
export type BackupManifest = Infer<typeof manifestValidator>
export type BackedUpFile = BackupManifest['files'][number]

/**
 * Reads a backup's manifest.
 * @throws BackupRefused when the folder holds no complete backup
 */
export async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return await manifestValidator.validate(
      JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8'))
    )
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const isMalformed =
      error instanceof SyntaxError || error instanceof vineErrors.E_VALIDATION_ERROR
    if (!isMissing && !isMalformed) throw error
    throw new BackupRefused(
      `${folder} holds no complete backup: its ${MANIFEST_FILE} ${isMissing ? 'is missing' : "can't be read"}.`
    )
  }
}

/** Describes every file below `folder` that belongs to a backup, in the order of their paths. */
export async function describeFiles(folder: string): Promise<BackedUpFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => BACKED_UP.test(path))
    .sort()

  const files: BackedUpFile[] = []
  for (const path of paths) files.push({ path, ...(await fingerprint(join(folder, path))) })
  return files
}

/** The paths whose file below `folder` is missing or isn't what the manifest says. */
export async function damagedFiles(folder: string, { files }: BackupManifest): Promise<string[]> {
  const present = new Map((await describeFiles(folder)).map((file) => [file.path, file]))
  return files
    .filter(({ path, bytes, sha256 }) => {
      const found = present.get(path)
      return found?.bytes !== bytes || found.sha256 !== sha256
    })
    .map(({ path }) => path)
}

async function fingerprint(file: string): Promise<Omit<BackedUpFile, 'path'>> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}
