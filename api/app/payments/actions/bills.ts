import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockUniqueAmounts } from '#app/academy/actions/academy_settings'
import { lockLearner } from '#app/enrolment/actions/standing'
import { findPayablePackage } from '#app/payments/actions/find_payable'
import { whyNotPayable } from '#app/payments/domain/bill_life'
import { chooseUniqueAmount } from '#app/payments/domain/unique_amount'
import Bill from '#app/payments/models/bill'
import Payment from '#app/payments/models/payment'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { BILL_GRACE_HOURS, BILL_HOURS } from '#contracts/payments'
import { REFUSAL } from '#contracts/refusals'

const HOUR_MS = 60 * 60 * 1000

/**
 * The learner's open bill for a package: the one that stands, or a new one with an amount of its own.
 * @throws NotFound; Conflict when bills are off, no amount is left, or the package can't be paid for
 */
export async function openBill(
  userId: number,
  packageId: number
): Promise<{ bill: Bill; isNew: boolean }> {
  return inTransaction(async (trx) => {
    await lockLearner(trx, userId)
    const pack = await findPayablePackage({ userId, packageId }, trx)
    // Amounts are chosen one after the other, so that two learners never get the same one.
    if (!(await lockUniqueAmounts(trx))) {
      throw new Conflict('Nominal unik sedang tidak dipakai.', REFUSAL.uniqueAmountsOff)
    }
    const now = clock.now()
    await closeExpired(trx, now)
    const openKey = Bill.openKeyOf(userId, packageId)
    const standing = await Bill.findBy('openKey', openKey, { client: trx })
    if (standing) return { bill: standing, isNew: false }

    const amounts = { open: await openAmounts(trx), recent: await recentAmounts(trx, now) }
    const amount = chooseUniqueAmount(pack.price, amounts, (count) => randomInt(Math.max(1, count)))
    if (amount === null) {
      throw new Conflict(
        'Semua nominal unik sedang dipakai. Bayar sesuai harga paket.',
        REFUSAL.amountsUsedUp
      )
    }
    const bill = await Bill.create(
      {
        userId,
        packageId,
        price: pack.price,
        amount,
        openAmount: amount,
        openKey,
        createdAt: now,
        expiresAt: now + BILL_HOURS * HOUR_MS,
      },
      { client: trx }
    )
    return { bill, isNew: true }
  })
}

/**
 * A learner's own bill that the package's next payment can pay.
 * @throws NotFound; InvalidInput when it is another package's; Conflict when it was paid or is too old
 */
export async function findPayableBill(
  { userId, packageId, billId }: { userId: number; packageId: number; billId: number },
  trx?: TransactionClientContract
): Promise<Bill> {
  const client = trx ? { client: trx } : {}
  const bill = await Bill.query(client).where('id', billId).where('userId', userId).first()
  if (!bill) throw new NotFound('Tagihan tidak ditemukan.')
  if (bill.packageId !== packageId) {
    const msg = 'Tagihan ini untuk paket lain.'
    throw new InvalidInput(msg, [{ field: 'tagihanId', msg }])
  }
  const last = await Payment.query(client).where('billId', billId).orderBy('id', 'desc').first()
  const { expiresAt } = bill
  const refusal = whyNotPayable({ expiresAt, lastPayment: last?.status ?? null }, clock.now())
  if (refusal !== null) throw new Conflict(refusal)
  return bill
}

/** Ends the open bill of a package, because it is being paid. */
export async function closeBill(
  trx: TransactionClientContract,
  { userId, packageId }: { userId: number; packageId: number }
): Promise<void> {
  await trx
    .from('bills')
    .where('open_key', Bill.openKeyOf(userId, packageId))
    .update({ open_amount: null, open_key: null })
}

async function closeExpired(trx: TransactionClientContract, now: number): Promise<void> {
  await trx
    .from('bills')
    .whereNotNull('open_key')
    .where('expires_at', '<=', now)
    .update({ open_amount: null, open_key: null })
}

async function openAmounts(trx: TransactionClientContract): Promise<Set<number>> {
  const rows = (await trx.from('bills').whereNotNull('open_amount').select('amount')) as {
    amount: number
  }[]
  return new Set(rows.map(({ amount }) => amount))
}

/** Of bills that a transfer may still come for. */
async function recentAmounts(trx: TransactionClientContract, now: number): Promise<Set<number>> {
  const since = now - (BILL_HOURS + BILL_GRACE_HOURS) * HOUR_MS
  const rows = (await trx.from('bills').where('created_at', '>', since).select('amount')) as {
    amount: number
  }[]
  return new Set(rows.map(({ amount }) => amount))
}
