import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { proveNumbers } from '#app/accounts/actions/prove_numbers'
import { recordAudit } from '#app/audit/actions/record_audit'
import { judgeLearners } from '#app/enrolment/actions/grant_learners'
import { grantForPayment } from '#app/enrolment/actions/payment_grants'
import { lockLearner } from '#app/enrolment/actions/standing'
import { refusalOf } from '#app/enrolment/domain/grant_rules'
import { closeBill } from '#app/payments/actions/bills'
import { findProduct, type Wanted } from '#app/payments/actions/find_payable'
import { issueReceipt } from '#app/payments/actions/receipts'
import { tellBuyer } from '#app/payments/actions/tell_buyer'
import Payment from '#app/payments/models/payment'
import type { StoredProof } from '#app/payments/proofs/stored_proof'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, Forbidden, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { dateOf } from '#app/platform/time/domain/academy_days'
import type { PaymentWay } from '#contracts/payments'

/** Money that came past the learner's own upload: in cash, or with a proof in a chat. */
export interface EnteredPayment {
  userId: number
  wanted: Wanted
  /** Rupiah. */
  amount: number
  way: PaymentWay
  /** Midnight in Jakarta of the day on which it was paid, in epoch milliseconds. */
  paidAt: number
  note: string | null
}

/**
 * Refuses an impossible entry before its proof is read; it is checked again when it is stored.
 * @throws NotFound; Forbidden for one's own
 */
export async function refuseEntry(admin: User, { userId, wanted }: EnteredPayment): Promise<void> {
  await findPayer(admin, userId)
  await findProduct(wanted)
}

/**
 * Records a payment that an admin has received, and gives its access at once.
 * @throws NotFound; Forbidden for one's own; Conflict when the package isn't on sale, the account is staff's, an unused
 *   grant of a package exists, or a payment of it waits
 */
export async function recordPayment(
  admin: User,
  entry: EnteredPayment,
  proof: StoredProof | null
): Promise<{ payment: Payment; buyer: User }> {
  return inTransaction(async (trx) => {
    const { userId, wanted, amount, way, paidAt, note } = entry
    await findPayer(admin, userId, trx)
    const buyer = await lockLearner(trx, userId)
    const { packageId, bundleId, name, packages } = await findProduct(wanted, trx)
    for (const pack of packages) {
      const offer = { source: 'admin', packageId: pack.id } as const
      const [judged] = await judgeLearners(offer, [userId], trx)
      const refusal = judged && refusalOf(judged.outcome)
      if (refusal) throw new Conflict(bundleId === null ? refusal : `${pack.name}: ${refusal}`)
    }

    const now = clock.now()
    await closeBill(trx, { userId, packageId, bundleId })
    const payment = await Payment.create(
      {
        userId,
        currentName: buyer.name,
        currentNohp: buyer.nohp,
        packageId,
        bundleId,
        packageName: name,
        amount,
        way,
        paidAt,
        note,
        proof: proof?.name ?? null,
        proofDigest: proof?.digest ?? null,
        proofPrint: proof?.print ?? null,
        enteredBy: admin.id,
        status: 'confirmed',
        decidedBy: admin.id,
        decidedAt: now,
        createdAt: now,
      },
      { client: trx }
    )
    const packageIds = packages.map(({ id }) => id)
    await grantForPayment(trx, buyer, { paymentId: payment.id, packageIds }, now)
    await proveNumbers(trx, [userId], now)
    await recordAudit(trx, {
      actor: admin,
      action: 'payment.entered',
      subject: { type: 'payment', id: payment.id },
      details: { ...payment.summaryFor(buyer), way, day: dateOf(paidAt), note },
    })
    await issueReceipt(trx, { paymentId: payment.id }, { payer: buyer.name, amount }, now)
    await tellBuyer(trx, payment, buyer, now)
    return { payment, buyer }
  })
}

async function findPayer(
  admin: User,
  userId: number,
  trx?: TransactionClientContract
): Promise<void> {
  if (!(await User.find(userId, trx ? { client: trx } : {}))) {
    throw new NotFound('Pengguna tidak ditemukan.')
  }
  if (userId === admin.id) {
    throw new Forbidden('Pembayaran Anda sendiri harus dicatat oleh admin lain.')
  }
}
