import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockPackage } from '#app/packages/actions/lock_package'
import type Package from '#app/packages/models/package'
import Passage from '#app/packages/models/passage'
import { NotFound } from '#app/platform/errors/failures'

/**
 * A passage and its package, both held until the transaction ends.
 * @throws NotFound
 */
export async function lockPassage(
  trx: TransactionClientContract,
  id: number
): Promise<{ passage: Passage; pkg: Package }> {
  const { packageId } = await findPassage(id, trx)
  const pkg = await lockPackage(trx, packageId)
  // Read again: somebody who held the package may have deleted it.
  return { passage: await findPassage(id, trx), pkg }
}

async function findPassage(id: number, trx: TransactionClientContract): Promise<Passage> {
  const passage = await Passage.find(id, { client: trx })
  if (!passage) throw new NotFound('Question Reading tidak ditemukan.')
  return passage
}
