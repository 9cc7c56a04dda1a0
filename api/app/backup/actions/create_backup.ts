import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupRefused } from '#app/backup/console/backup_refused'
import {
  describeFiles,
  MANIFEST_FILE,
  type BackupManifest,
} from '#app/backup/data_folder/backup_manifest'
import { snapshotDatabase } from '#app/backup/data_folder/snapshot_database'
import { clock } from '#app/platform/time/clock'
import { databaseFile, uploadsFolder } from '#app/platform/installation/data_dir'

/**
 * Copies the database and the stored files; the server may keep running. The copy shows the database at one moment,
 * with every file it refers to. Sessions are left out, because a backup must not hold anybody's login.
 * @param target a new or empty folder
 * @throws BackupRefused
 */
export async function createBackup(dataDir: string, target: string): Promise<BackupManifest> {
  if (!existsSync(databaseFile(dataDir))) {
    throw new BackupRefused(`There is no database in ${dataDir}.`)
  }
  await makeTarget(target)
  if ((await readdir(target)).length > 0) throw new BackupRefused(`${target} is not empty.`)

  try {
    await copyNewFiles(dataDir, target)
    const migrations = snapshotDatabase(databaseFile(dataDir), databaseFile(target))
    // Also copies files that were stored during the first copy. Stored files never change.
    await copyNewFiles(dataDir, target)

    const manifest: BackupManifest = {
      format: 1,
      createdAt: new Date(clock.now()).toISOString(),
      migrations,
      files: await describeFiles(target),
    }
    await writeFile(join(target, MANIFEST_FILE), JSON.stringify(manifest, null, 2))
    return manifest
  } catch (error) {
    await rm(databaseFile(target), { force: true })
    await rm(uploadsFolder(target), { recursive: true, force: true })
    throw error
  }
}

/** @throws BackupRefused where the user of the server may not write: its commands run as that one */
async function makeTarget(target: string): Promise<void> {
  try {
    await mkdir(target, { recursive: true, mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error
    throw new BackupRefused(
      `${target} can't be made: this account may not write there. Name a folder of its own, or give it this one (chown).`
    )
  }
}

/** Copies the stored files that aren't in the target yet. */
async function copyNewFiles(dataDir: string, target: string): Promise<void> {
  const [from, to] = [uploadsFolder(dataDir), uploadsFolder(target)]
  await mkdir(to, { recursive: true })
  for (const folder of await subfolders(from)) {
    await mkdir(join(to, folder), { recursive: true })
    const present = new Set(await readdir(join(to, folder)))
    for (const name of await readdir(join(from, folder))) {
      if (!present.has(name)) await copyIfThere(join(from, folder, name), join(to, folder, name))
    }
  }
}

async function subfolders(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** A file deleted during the copy isn't referenced any more. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
