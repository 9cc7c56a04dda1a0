import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Package from '#app/packages/models/package'
import { NotFound } from '#app/platform/errors/failures'

/**
 * A package that isn't archived, held until the transaction ends: its status is decided by its questions, so whoever
 * changes either waits for the other.
 * @throws NotFound
 */
export async function lockPackage(trx: TransactionClientContract, id: number): Promise<Package> {
  const pkg = await Package.query({ client: trx })
    .where('id', id)
    .whereNull('archivedAt')
    .forUpdate()
    .first()
  if (!pkg) throw new NotFound('Paket tidak ditemukan.')
  return pkg
}
