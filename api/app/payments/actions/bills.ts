import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockUniqueAmounts } from '#app/academy/actions/academy_settings'
import { lockLearner } from '#app/enrolment/actions/standing'
import { findPayable, type Product, type Wanted } from '#app/payments/actions/find_payable'
import { applyPromo } from '#app/payments/actions/promos'
import { whyNotPayable } from '#app/payments/domain/bill_life'
import { chooseUniqueAmount } from '#app/payments/domain/unique_amount'
import Bill from '#app/payments/models/bill'
import PromoCode from '#app/payments/models/promo_code'
import Payment from '#app/payments/models/payment'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, InvalidInput, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { BILL_GRACE_HOURS, BILL_HOURS } from '#contracts/payments'
import { REFUSAL } from '#contracts/refusals'

const HOUR_MS = 60 * 60 * 1000

/**
 * The learner's open bill for a package or bundle: the one that stands, or a new one with an amount of its own.
 * @param promo the code to make it with, null for none; undefined leaves a standing bill with the code that it has
 * @throws NotFound; InvalidInput for a code that doesn't exist; Conflict when bills are off, no amount is left, the code
 *   can't be used, or the package can't be paid for
 */
export async function openBill(
  userId: number,
  wanted: Wanted,
  promo?: string | null
): Promise<{ bill: Bill; isNew: boolean; code: string | null }> {
  return inTransaction(async (trx) => {
    await lockLearner(trx, userId)
    const { packageId, bundleId, price } = await findPayable(userId, wanted, trx)
    // Amounts are chosen one after the other, so that two learners never get the same one.
    if (!(await lockUniqueAmounts(trx))) {
      throw new Conflict('Nominal unik sedang tidak dipakai.', REFUSAL.uniqueAmountsOff)
    }
    const now = clock.now()
    await closeExpired(trx, now)
    const openKey = Bill.openKeyOf(userId, packageId, bundleId)
    const standing = await Bill.findBy('openKey', openKey, { client: trx })
    if (standing) {
      const code = await codeOf(trx, standing)
      if (promo === undefined || promo === code) return { bill: standing, isNew: false, code }
    }
    // Its use of a code is free again before the new one is counted.
    if (standing) {
      await standing.merge({ openKey: null, openAmount: null, replacedAt: now }).save()
    }
    const applied = promo
      ? await applyPromo(promo, { userId, packageId, bundleId, price }, trx)
      : null
    const discount = applied?.discount ?? 0
    const amounts = { open: await openAmounts(trx), recent: await recentAmounts(trx, now) }
    const amount = chooseUniqueAmount(price - discount, amounts, (count) =>
      randomInt(Math.max(1, count))
    )
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
        bundleId,
        price,
        promoId: applied?.id ?? null,
        discount,
        amount,
        openAmount: amount,
        openKey,
        createdAt: now,
        expiresAt: now + BILL_HOURS * HOUR_MS,
      },
      { client: trx }
    )
    return { bill, isNew: true, code: applied?.code ?? null }
  })
}

/** Of what a bill is. */
type Sold = Pick<Product, 'packageId' | 'bundleId'>

/** The promo code of a bill, or null. */
async function codeOf(trx: TransactionClientContract, { promoId }: Bill): Promise<string | null> {
  if (promoId === null) return null
  return (await PromoCode.findOrFail(promoId, { client: trx })).code
}

/**
 * A learner's own bill that the next payment of a package or bundle can pay.
 * @throws NotFound; InvalidInput when it is for something else; Conflict when it was paid or is too old
 */
export async function findPayableBill(
  { userId, billId, ...of }: Sold & { userId: number; billId: number },
  trx?: TransactionClientContract
): Promise<Bill> {
  const client = trx ? { client: trx } : {}
  const bill = await Bill.query(client).where('id', billId).where('userId', userId).first()
  if (!bill) throw new NotFound('Tagihan tidak ditemukan.')
  if (bill.packageId !== of.packageId || bill.bundleId !== of.bundleId) {
    const msg = 'Tagihan ini untuk paket lain.'
    throw new InvalidInput(msg, [{ field: 'tagihanId', msg }])
  }
  const last = await Payment.query(client).where('billId', billId).orderBy('id', 'desc').first()
  const { expiresAt, replacedAt } = bill
  const refusal = whyNotPayable(
    { expiresAt, replacedAt, lastPayment: last?.status ?? null },
    clock.now()
  )
  if (refusal !== null) throw new Conflict(refusal)
  return bill
}

/**
 * Ends the open bill of a package or bundle, because it is being paid. Bills for it with a promo code that aren't what is
 * paid, also those that ran out lately, give their use of the code back.
 */
export async function closeBill(
  trx: TransactionClientContract,
  { userId, packageId, bundleId, billId }: Sold & { userId: number; billId?: number | undefined }
): Promise<void> {
  const givenUp = trx
    .from('bills')
    .where({ user_id: userId, package_id: packageId })
    .whereNotNull('promo_id')
    .whereNull('replaced_at')
    .whereNotExists((payment) =>
      payment.from('payments').whereColumn('payments.bill_id', 'bills.id').select('payments.id')
    )
  void (bundleId === null ? givenUp.whereNull('bundle_id') : givenUp.where('bundle_id', bundleId))
  if (billId !== undefined) void givenUp.whereNot('id', billId)
  await givenUp.update({ replaced_at: clock.now() })
  await trx
    .from('bills')
    .where('open_key', Bill.openKeyOf(userId, packageId, bundleId))
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
