import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { lockOpenClass, readChosenMembers } from '#app/classes/actions/find_class'
import { findPackageOnSale } from '#app/packages/actions/find_package'
import ClassPayment from '#app/payments/models/class_payment'
import { clock } from '#app/platform/time/clock'
import { inParts } from '#app/platform/database/in_parts'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict, InvalidInput } from '#app/platform/errors/failures'
import { CLASS_AMOUNT_MAX } from '#contracts/payments'

interface Invoice {
  packageId: number
  /** The learners it is for; the whole class by default. */
  userIds?: readonly number[] | undefined
  /** Rupiah; the package's price for each learner by default. */
  amount?: number | undefined
}

/**
 * Creates a class's payment for a package. It is pending until a proof is there and it is decided.
 * @throws NotFound; Conflict when the class is archived or empty, a learner has left it, the package isn't on sale,
 *   or another payment of the class for it is pending; InvalidInput when the amount is too high
 */
export async function createClassPayment(
  admin: User,
  classId: number,
  { packageId, userIds, amount }: Invoice
): Promise<ClassPayment> {
  try {
    return await inTransaction(async (trx) => {
      const schoolClass = await lockOpenClass(trx, classId)
      const pack = await findPackageOnSale(packageId, trx)
      const listed = await readChosenMembers(classId, userIds, trx)
      const payment = await ClassPayment.create(
        {
          classId,
          className: schoolClass.name,
          packageId,
          packageName: pack.name,
          learners: listed.length,
          amount: allowed(amount ?? pack.price * listed.length),
          proof: null,
          status: 'pending',
          pendingKey: ClassPayment.pendingKeyOf(classId, packageId),
          createdBy: admin.id,
          createdAt: clock.now(),
        },
        { client: trx }
      )
      await listLearners(trx, payment.id, listed)
      await recordAudit(trx, {
        actor: admin,
        action: 'class_payment.created',
        subject: { type: 'class_payment', id: payment.id },
        details: payment.summary,
      })
      return payment
    })
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new Conflict('Pembayaran kelas ini untuk paket yang sama masih menunggu keputusan.')
    }
    throw error
  }
}

/** The price of many learners may exceed the limit of one payment. */
function allowed(amount: number): number {
  if (amount <= CLASS_AMOUNT_MAX) return amount
  const msg = 'Jumlahnya terlalu besar untuk satu pembayaran. Bagi pesertanya.'
  throw new InvalidInput(msg, [{ field: 'amount', msg }])
}

async function listLearners(
  trx: TransactionClientContract,
  paymentId: number,
  userIds: readonly number[]
): Promise<void> {
  for (const some of inParts(userIds)) {
    await trx
      .table('class_payment_learners')
      .multiInsert(
        some.map((userId) => ({ class_payment_id: paymentId, user_id: userId, outcome: null }))
      )
  }
}
