import { createHmac } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

const TABLE = 'installation'

/** What the database says of itself. */
export interface Installation {
  id: string
  /** Of the APP_KEY that it was run with; null before its first start. */
  key_print: string | null
}

/** The database's row; null where it has none. */
export async function readInstallation(): Promise<Installation | null> {
  return (await db.query<Installation>().from(TABLE).first()) ?? null
}

/** Notes with which key the installation is run. */
export async function noteKeyPrint(print: string): Promise<void> {
  await db.from(TABLE).update({ key_print: print })
}

/** Eight characters that tell one key from another and lead back to none. */
export function keyPrint(key: string): string {
  return createHmac('sha256', key).update('lulus key print').digest('hex').slice(0, 8)
}
