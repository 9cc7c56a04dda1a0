import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Lab from '#app/labs/models/lab'
import SebConfiguration from '#app/labs/models/seb_configuration'
import { openSebKeys, type SebKeys } from '#app/labs/seb/sealed_keys'
import { NotFound } from '#app/platform/errors/failures'

/** The valid configuration of SEB in a lab, with its keys. */
export interface KnownConfiguration extends SebKeys {
  id: number
  labId: number
}

/** All valid ones: of active labs, and sealed with the present APP_KEY. */
export async function findSebConfigurations(): Promise<KnownConfiguration[]> {
  return known(await SebConfiguration.query().whereIn('labId', inUse()))
}

/** One of them; null once it was replaced or revoked, or its lab was. */
export async function findSebConfiguration(id: number): Promise<KnownConfiguration | null> {
  const rows = await SebConfiguration.query().where('id', id).whereIn('labId', inUse())
  return known(rows)[0] ?? null
}

/** The lab's own, as it is stored; null when it has none. */
export function readSebConfiguration(labId: number): Promise<SebConfiguration | null> {
  return SebConfiguration.findBy('labId', labId)
}

/** The lab's own, locked until the transaction ends. @throws NotFound when it has none */
export async function lockSebConfiguration(
  trx: TransactionClientContract,
  labId: number
): Promise<SebConfiguration> {
  const row = await SebConfiguration.query({ client: trx })
    .where('labId', labId)
    .forUpdate()
    .first()
  if (!row) throw new NotFound('Lab ini belum memiliki berkas Safe Exam Browser.')
  return row
}

const inUse = () => Lab.query().whereNull('revokedAt').select('id')

function known(rows: readonly SebConfiguration[]): KnownConfiguration[] {
  return rows.flatMap(({ id, labId, sealedKeys }) => {
    const keys = openSebKeys(sealedKeys)
    return keys ? [{ id, labId, ...keys }] : []
  })
}
