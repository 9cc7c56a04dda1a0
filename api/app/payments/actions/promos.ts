import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import {
  discountOf,
  whyNotUsable,
  whyUsedUp,
  type PromoTerms,
  type PromoUses,
} from '#app/payments/domain/promo'
import PromoCode from '#app/payments/models/promo_code'
import { promoUses } from '#app/payments/rows/promo_uses'
import { inTransaction, isUniqueViolation } from '#app/platform/database/transaction'
import { Conflict, InvalidInput, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'
import { DAY_MS } from '#app/platform/time/domain/academy_days'

/** A code as an admin makes it. */
export interface NewPromo extends Omit<PromoTerms, 'endedAt' | 'validUntil'> {
  code: string
  /** The day on which it can be used last, as epoch milliseconds of its start, or null. */
  lastDay: number | null
}

/**
 * Makes a promo code.
 * @throws NotFound for a package that doesn't exist; Conflict when there is or was a code of that name
 */
export async function createPromo(
  admin: User,
  { lastDay, ...promo }: NewPromo
): Promise<PromoCode> {
  const validUntil = lastDay === null ? null : lastDay + DAY_MS
  try {
    return await inTransaction(async (trx) => {
      if (promo.packageId !== null) await findUnarchivedPackage(promo.packageId, trx)
      const created = await PromoCode.create(
        { ...promo, validUntil, endedAt: null, createdBy: admin.id, createdAt: clock.now() },
        { client: trx }
      )
      await recordAudit(trx, {
        actor: admin,
        action: 'promo.created',
        subject: { type: 'promo', id: created.id },
        details: { code: promo.code, kind: promo.kind, value: promo.value },
      })
      return created
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict('Kode promo ini sudah pernah dibuat.')
    throw error
  }
}

/**
 * Ends a promo code. Payments and open bills that have it stay as they are.
 * @throws NotFound; Conflict when it was ended before
 */
export async function endPromo(admin: User, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const promo = await PromoCode.query({ client: trx }).where('id', id).forUpdate().first()
    if (!promo) throw new NotFound('Kode promo tidak ditemukan.')
    if (promo.endedAt !== null) throw new Conflict('Kode promo ini sudah diakhiri.')
    await promo.merge({ endedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'promo.ended',
      subject: { type: 'promo', id },
      details: { code: promo.code },
    })
  })
}

/** The newest promo codes, each with its package's name and how often it is used. */
export async function listPromos(now: number, limit = 200) {
  const promos = await PromoCode.query().orderBy('id', 'desc').limit(limit)
  const uses = await promoUses(
    db.connection(),
    promos.map(({ id }) => id),
    now
  )
  const packages = (await db
    .from('packages')
    .whereIn(
      'id',
      promos.flatMap(({ packageId }) => packageId ?? [])
    )
    .select('id', 'name')) as { id: number; name: string }[]
  const names = new Map(packages.map(({ id, name }) => [id, name]))
  return promos.map((promo) => ({
    promo,
    packageName: promo.packageId === null ? null : (names.get(promo.packageId) ?? null),
    used: uses.get(promo.id)?.all ?? 0,
  }))
}

/** What a code makes of a price. */
export interface AppliedPromo {
  id: number
  code: string
  /** Rupiah that it takes off. */
  discount: number
}

interface Purchase {
  userId: number
  packageId: number
  /** A code for a package isn't one for bundles. */
  bundleId: number | null
  /** Rupiah. */
  price: number
}

/**
 * What a code makes of a price now. Within a transaction its row is locked, so that of two learners who want its last use
 * only one gets it. Its dates don't count for a better proof of a payment that was rejected.
 * @param code as typed, in its canonical form
 * @throws InvalidInput for no such code; Conflict when it can't be used for this purchase
 */
export async function applyPromo(
  code: string,
  { userId, packageId, bundleId, price }: Purchase,
  trx?: TransactionClientContract
): Promise<AppliedPromo> {
  const query = PromoCode.query(trx ? { client: trx } : {}).where('code', code)
  const promo = await (trx ? query.forUpdate() : query).first()
  if (!promo) throw unknownCode()
  const now = clock.now()
  const purchase = { userId, packageId, bundleId }
  const uses = await usesBy(trx ?? db.connection(), promo, purchase, now)
  const isKept = await hasRejected(trx ?? db.connection(), promo.id, purchase)
  const sold = { packageId: bundleId === null ? packageId : null, uses, now }
  const refusal = isKept ? whyUsedUp(promo, uses) : whyNotUsable(promo, sold)
  if (refusal !== null) throw new Conflict(refusal)
  return { id: promo.id, code: promo.code, discount: discountOf(promo, price) }
}

/**
 * Keeps the code of a bill for the payment of it. Its dates don't count any more, but its uses do: the bill holds one
 * only for a time, and none after a rejection.
 * @throws Conflict when none is left
 */
export async function keepPromo(
  trx: TransactionClientContract,
  promoId: number,
  purchase: Omit<Purchase, 'price'>
): Promise<string> {
  const promo = await PromoCode.query({ client: trx })
    .where('id', promoId)
    .forUpdate()
    .firstOrFail()
  const uses = await usesBy(trx, promo, purchase, clock.now())
  const refusal = whyUsedUp(promo, uses)
  if (refusal !== null) throw new Conflict(refusal)
  return promo.code
}

/** Whether the learner's last payment of the package had the code and was rejected: they may send a better proof of it. */
async function hasRejected(
  client: QueryClientContract,
  promoId: number,
  { userId, packageId, bundleId }: Omit<Purchase, 'price'>
): Promise<boolean> {
  const own = client.from('payments').where({ user_id: userId, package_id: packageId })
  void (bundleId === null ? own.whereNull('bundle_id') : own.where('bundle_id', bundleId))
  const last = (await own.orderBy('id', 'desc').select('promo_id', 'status').first()) as {
    promo_id: number | null
    status: string
  } | null
  return last?.promo_id === promoId && last.status === 'rejected'
}

async function usesBy(
  client: QueryClientContract,
  { id }: PromoCode,
  purchase: Omit<Purchase, 'price'>,
  now: number
): Promise<PromoUses> {
  const uses = await promoUses(client, [id], now, purchase)
  return uses.get(id) ?? { all: 0, own: 0 }
}

function unknownCode(): InvalidInput {
  const msg = 'Kode promo ini tidak ada. Periksa lagi penulisannya.'
  return new InvalidInput(msg, [{ field: 'kodePromo', msg }])
}
