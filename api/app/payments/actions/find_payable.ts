import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUnusedEntitlement } from '#app/enrolment/actions/find_unused_entitlement'
import { findPackageOnSale } from '#app/packages/actions/find_package'
import type Package from '#app/packages/models/package'
import Payment from '#app/payments/models/payment'
import { Conflict } from '#app/platform/errors/failures'

/** The package has a pending payment already. */
export class StillPending extends Conflict {
  constructor() {
    super('Pembayaran Anda untuk paket ini masih menunggu verifikasi admin.')
  }
}

/**
 * Refuses an impossible payment: checked before its proof is read, and again when it is stored.
 * @returns the package with its present price
 * @throws NotFound for a package that doesn't exist; Conflict when it isn't on sale, another payment of it is
 *   pending, or an unused grant of it exists
 */
export async function findPayablePackage(
  { userId, packageId }: { userId: number; packageId: number },
  trx?: TransactionClientContract
): Promise<Package> {
  const pack = await findPackageOnSale(packageId, trx)

  if (await findUnusedEntitlement(userId, packageId, trx))
    throw new Conflict('Anda masih memiliki akses paket ini yang belum digunakan.')

  const pendingKey = Payment.pendingKeyOf(userId, packageId)
  if (await Payment.findBy('pendingKey', pendingKey, trx ? { client: trx } : {}))
    throw new StillPending()
  return pack
}
