import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { BackupRefused } from '#app/backup/console/backup_refused'
import { databaseFile } from '#app/platform/installation/data_dir'

export interface Address {
  host: string
  port: number
}

/** SQLITE_BUSY: another connection has the file open. */
const BUSY = 5

/**
 * Checks that no server answers at the installation's address and no process has its database open.
 * @throws BackupRefused
 */
export async function refuseRunningServer(dataDir: string, address: Address): Promise<void> {
  if (await answers(address)) {
    throw new BackupRefused(
      `A server answers on port ${address.port} of ${address.host}. Stop it first.`
    )
  }
  const file = databaseFile(dataDir)
  if (existsSync(file) && isOpen(file)) {
    throw new BackupRefused(`Another process has ${file} open. Stop it first.`)
  }
}

async function answers({ host, port }: Address): Promise<boolean> {
  // A server that listens on all addresses answers on loopback.
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  const socket = connect({ host: reachable, port })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(2000) })
    return true
  } catch {
    // No server answers.
    return false
  } finally {
    socket.destroy()
  }
}

/** A connection in WAL mode holds a shared lock for as long as it is open, idle or not. */
function isOpen(file: string): boolean {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
    return false
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return true
    throw error
  } finally {
    database.close()
  }
}
