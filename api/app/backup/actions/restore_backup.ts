import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  damagedFiles,
  readManifest,
  type BackupManifest,
} from '#app/backup/data_folder/backup_manifest'
import { BackupRefused } from '#app/backup/console/backup_refused'
import { refuseRunningServer, type Address } from '#app/backup/data_folder/running_server'
import { clock } from '#app/platform/time/clock'
import { databaseFile, uploadsFolder } from '#app/platform/installation/data_dir'

export interface RestoreRequest {
  /** The backup's folder. */
  source: string
  dataDir: string
  /** Names of the migrations that this version of the application knows. */
  migrations: readonly string[]
  /** Where this installation's server would answer. */
  address: Address
  /** Whether existing data may be moved aside. */
  force: boolean
}

export interface Restored {
  manifest: BackupManifest
  /** Where the earlier data is now; null when there was none. */
  aside: string | null
}

/**
 * Replaces an installation's data with a backup. Everything is copied and verified first; existing data is moved aside,
 * never deleted.
 * @throws BackupRefused, before anything has been changed
 */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { source, dataDir, migrations, address, force } = request
  const manifest = await readManifest(source)
  refuseNewerDatabase(manifest, migrations)
  await refuseRunningServer(dataDir, address)

  const present = await presentData(dataDir)
  if (present.length > 0 && !force) {
    throw new BackupRefused(
      `${dataDir} holds data (${present.map((path) => basename(path)).join(', ')}). With --force it is moved aside.`
    )
  }

  await mkdir(dataDir, { recursive: true, mode: 0o750 })
  const stage = await mkdtemp(join(dataDir, '.restore-'))
  try {
    await copyTo(stage, source, manifest)
    const aside = await moveAside(dataDir, present)
    await rename(uploadsFolder(stage), uploadsFolder(dataDir))
    await rename(databaseFile(stage), databaseFile(dataDir))
    return { manifest, aside }
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

function refuseNewerDatabase(manifest: BackupManifest, known: readonly string[]): void {
  const unknown = manifest.migrations.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new BackupRefused(
    `The backup was made by a newer version, which added ${unknown.join(', ')}. Update the application first.`
  )
}

/** The paths of an installation's data that exist: the database with its journal, and the folder of stored files. */
async function presentData(dataDir: string): Promise<string[]> {
  const database = databaseFile(dataDir)
  const uploads = uploadsFolder(dataDir)
  const files = [database, `${database}-wal`, `${database}-shm`].filter((file) => existsSync(file))
  const hasUploads = existsSync(uploads) && (await readdir(uploads)).length > 0
  return hasUploads ? [...files, uploads] : files
}

async function copyTo(stage: string, source: string, manifest: BackupManifest): Promise<void> {
  await mkdir(uploadsFolder(stage), { recursive: true })
  for (const { path } of manifest.files) {
    if (!existsSync(join(source, path))) continue
    await mkdir(dirname(join(stage, path)), { recursive: true })
    await copyFile(join(source, path), join(stage, path))
    // A copy has the rights of what it was made from.
    await chmod(join(stage, path), 0o640)
  }

  const damaged = await damagedFiles(stage, manifest)
  if (damaged.length > 0) {
    throw new BackupRefused(`The backup is damaged: ${damaged.join(', ')} differ or are missing.`)
  }
  if (!isSound(databaseFile(stage))) throw new BackupRefused("The backup's database is damaged.")
}

function isSound(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('PRAGMA integrity_check').get()?.integrity_check === 'ok'
  } finally {
    database.close()
  }
}

async function moveAside(dataDir: string, present: readonly string[]): Promise<string | null> {
  // An empty folder blocks the rename but isn't worth keeping.
  if (!present.includes(uploadsFolder(dataDir))) {
    await rm(uploadsFolder(dataDir), { recursive: true, force: true })
  }
  if (present.length === 0) return null

  const stamp = new Date(clock.now()).toISOString().replace(/[:.]/g, '-')
  const aside = join(dataDir, `before-restore-${stamp}`)
  await mkdir(aside)
  for (const path of present) await rename(path, join(aside, basename(path)))
  return aside
}
