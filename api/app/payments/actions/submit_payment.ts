import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUnusedEntitlement } from '#app/enrolment/actions/find_unused_entitlement'
import { lockLearner } from '#app/enrolment/actions/standing'
import { findPackageOnSale } from '#app/packages/actions/find_package'
import type Package from '#app/packages/models/package'
import Payment from '#app/payments/models/payment'
import { clock } from '#app/platform/time/clock'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict } from '#app/platform/errors/failures'

interface Submission {
  userId: number
  packageId: number
  /** Stored name of the proof of transfer. */
  proof: string
}

/** The package has a pending payment already. */
class StillPending extends Conflict {
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
  { userId, packageId }: Omit<Submission, 'proof'>,
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

/**
 * Stores a pending payment at the package's present price.
 * @throws what findPayablePackage() throws
 */
export async function submitPayment({ userId, packageId, proof }: Submission): Promise<Payment> {
  try {
    return await inTransaction(async (trx) => {
      const buyer = await lockLearner(trx, userId)
      const pack = await findPayablePackage({ userId, packageId }, trx)
      return Payment.create(
        {
          userId,
          currentName: buyer.name,
          currentNohp: buyer.nohp,
          packageId,
          packageName: pack.name,
          amount: pack.price,
          proof,
          status: 'pending',
          pendingKey: Payment.pendingKeyOf(userId, packageId),
          createdAt: clock.now(),
        },
        { client: trx }
      )
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new StillPending()
    throw error
  }
}
