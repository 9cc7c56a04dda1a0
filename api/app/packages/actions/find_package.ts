import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Package from '#app/packages/models/package'
import { NotFound } from '#app/platform/errors/failures'

/**
 * A package that isn't archived, on sale or not.
 * @throws NotFound
 */
export async function findOfferedPackage(
  id: number,
  trx?: TransactionClientContract
): Promise<Package> {
  const pack = await Package.query(trx ? { client: trx } : {})
    .where('id', id)
    .whereNull('archivedAt')
    .first()
  if (!pack) throw new NotFound('Paket tidak ditemukan.')
  return pack
}
