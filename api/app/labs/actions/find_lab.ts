import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Lab from '#app/labs/models/lab'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { LAB_REVOKED } from '#contracts/labs'

/** @throws NotFound */
export async function findLab(id: number): Promise<Lab> {
  const lab = await Lab.find(id)
  if (!lab) throw missing()
  return lab
}

/**
 * Reads a lab and locks it until the transaction ends.
 * @throws NotFound; Conflict once it is revoked
 */
export async function lockLab(trx: TransactionClientContract, id: number): Promise<Lab> {
  const lab = await Lab.query({ client: trx }).where('id', id).forUpdate().first()
  if (!lab) throw missing()
  if (lab.revokedAt !== null) throw new Conflict(LAB_REVOKED)
  return lab
}

function missing(): NotFound {
  return new NotFound('Lab tidak ditemukan.')
}
