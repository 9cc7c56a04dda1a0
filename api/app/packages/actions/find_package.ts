import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Package from '#app/packages/models/package'
import { Conflict, NotFound } from '#app/platform/errors/failures'

/**
 * A package that isn't archived, on sale or not.
 * @throws NotFound
 */
export async function findUnarchivedPackage(
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

/**
 * A package, archived or not.
 * @throws NotFound
 */
export async function findAnyPackage(id: number): Promise<Package> {
  const pack = await Package.find(id)
  if (!pack) throw new NotFound('Paket tidak ditemukan.')
  return pack
}

/**
 * The same, locked until the transaction ends: no question of it changes and no attempt of it is scored meanwhile.
 * @throws NotFound
 */
export async function lockAnyPackage(trx: TransactionClientContract, id: number): Promise<Package> {
  const pack = await Package.query({ client: trx }).where('id', id).forUpdate().first()
  if (!pack) throw new NotFound('Paket tidak ditemukan.')
  return pack
}

/**
 * A package that learners see, on sale or not: neither archived nor a draft.
 * @throws NotFound
 */
export async function findVisiblePackage(
  id: number,
  trx?: TransactionClientContract
): Promise<Package> {
  const pack = await findUnarchivedPackage(id, trx)
  if (pack.status === 'konsep') throw new NotFound('Paket tidak ditemukan.')
  return pack
}

/**
 * A package that learners may get now.
 * @throws NotFound; Conflict when it isn't on sale
 */
export async function findPackageOnSale(
  id: number,
  trx?: TransactionClientContract
): Promise<Package> {
  const pack = await findVisiblePackage(id, trx)
  if (!pack.isOnSale) throw new Conflict('Paket ini belum tersedia.')
  return pack
}

/**
 * Reads a package that isn't archived and locks it until the transaction ends, because its status depends on its
 * questions: changes of either must run one after the other.
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
