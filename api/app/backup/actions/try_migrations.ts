import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { snapshotDatabase } from '#app/backup/data_folder/snapshot_database'
import { clock } from '#app/platform/time/clock'
import { databaseFile } from '#app/platform/installation/data_dir'

export interface TriedMigrations {
  /** How long the command took, with its own start of about a second. */
  seconds: number
  /** What the command said when it failed, else null. */
  output: string | null
}

/**
 * Runs this build's migrations on a copy of the embedded database, beside a server that goes on running. The copy is on
 * the same disk, and is removed afterwards.
 */
export async function tryMigrations(dataDir: string): Promise<TriedMigrations> {
  const trial = await mkdtemp(join(dataDir, '.upgrade-check-'))
  try {
    snapshotDatabase(databaseFile(dataDir), databaseFile(trial))
    const began = clock.now()
    const { code, output } = await migrate(trial)
    const seconds = (clock.now() - began) / 1000
    return { seconds, output: code === 0 ? null : output }
  } finally {
    await rm(trial, { recursive: true, force: true })
  }
}

async function migrate(dataDir: string): Promise<{ code: number; output: string }> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, process.argv[1] ?? 'ace.js', 'migration:run', '--force'],
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'pipe'] }
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, output }
}
