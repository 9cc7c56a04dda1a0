import { createHmac } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

const TABLE = 'installation'

/** The database's own row about the installation. */
export interface Installation {
  id: string
  /** Fingerprint of the APP_KEY that it is used with; null before its first start. */
  key_print: string | null
}

/** The database's row; null where it has none. */
export async function readInstallation(): Promise<Installation | null> {
  return (await db.query<Installation>().from(TABLE).first()) ?? null
}

/** Stores the fingerprint of the key that the installation is used with. */
export async function noteKeyPrint(print: string): Promise<void> {
  await db.from(TABLE).update({ key_print: print })
}

/** Eight characters that distinguish keys and can't be reversed. */
export function keyPrint(key: string): string {
  return createHmac('sha256', key).update('lulus key print').digest('hex').slice(0, 8)
}
