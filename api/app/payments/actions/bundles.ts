import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { recordAudit } from '#app/audit/actions/record_audit'
import { findUnarchivedPackage } from '#app/packages/actions/find_package'
import Bundle from '#app/payments/models/bundle'
import { bundleContents, type BundledPackage } from '#app/payments/rows/bundle_contents'
import { inTransaction } from '#app/platform/database/transaction'
import { Conflict, NotFound } from '#app/platform/errors/failures'
import { clock } from '#app/platform/time/clock'

/** A bundle as an admin makes it. */
export interface NewBundle {
  name: string
  /** Rupiah. */
  price: number
  packageIds: readonly number[]
}

/**
 * Makes a bundle.
 * @throws NotFound for a package that doesn't exist or is archived
 */
export async function createBundle(
  admin: User,
  { name, price, packageIds }: NewBundle
): Promise<Bundle> {
  return inTransaction(async (trx) => {
    const packages: string[] = []
    for (const id of packageIds) packages.push((await findUnarchivedPackage(id, trx)).name)
    const bundle = await Bundle.create(
      { name, price, endedAt: null, createdBy: admin.id, createdAt: clock.now() },
      { client: trx }
    )
    await trx
      .table('bundle_packages')
      .multiInsert(packageIds.map((id) => ({ bundle_id: bundle.id, package_id: id })))
    await recordAudit(trx, {
      actor: admin,
      action: 'bundle.created',
      subject: { type: 'bundle', id: bundle.id },
      details: { name, price, packages: packages.join(', ') },
    })
    return bundle
  })
}

/**
 * Ends a bundle. Payments and open bills of it stay as they are.
 * @throws NotFound; Conflict when it was ended before
 */
export async function endBundle(admin: User, id: number): Promise<void> {
  await inTransaction(async (trx) => {
    const bundle = await Bundle.query({ client: trx }).where('id', id).forUpdate().first()
    if (!bundle) throw new NotFound('Paket bundel tidak ditemukan.')
    if (bundle.endedAt !== null) throw new Conflict('Paket bundel ini sudah diakhiri.')
    await bundle.merge({ endedAt: clock.now() }).save()
    await recordAudit(trx, {
      actor: admin,
      action: 'bundle.ended',
      subject: { type: 'bundle', id },
      details: { name: bundle.name },
    })
  })
}

export interface ListedBundle {
  bundle: Bundle
  packages: readonly BundledPackage[]
  /** Payments of it that are confirmed. */
  sold: number
}

/** The newest bundles. */
export async function listBundles(limit = 200): Promise<ListedBundle[]> {
  const bundles = await Bundle.query().orderBy('id', 'desc').limit(limit)
  const ids = bundles.map(({ id }) => id)
  const contents = await bundleContents(db.connection(), ids)
  const rows = (await db
    .from('payments')
    .whereIn('bundle_id', ids)
    .where('status', 'confirmed')
    .groupBy('bundle_id')
    .select('bundle_id')
    .count('* as sold')) as { bundle_id: number; sold: number | string }[]
  const sold = new Map(rows.map((row) => [row.bundle_id, Number(row.sold)]))
  return bundles.map((bundle) => ({
    bundle,
    packages: contents.get(bundle.id) ?? [],
    sold: sold.get(bundle.id) ?? 0,
  }))
}

export interface OfferedBundle {
  bundle: Bundle
  packages: readonly BundledPackage[]
  /** Whether the learner can pay for it now. */
  isPayable: boolean
  /** Whether a payment of it, or of a package of it, waits. */
  isPending: boolean
  /** Why they can't pay, or why their last payment of it was rejected; null for neither. */
  reason: string | null
}

interface OwnPaymentRow {
  package_id: number
  bundle_id: number | null
  status: string
  rejection_reason: string | null
}

/** The bundles on sale with what a learner may do about each; the newest first. */
export async function offeredBundles(userId: number): Promise<OfferedBundle[]> {
  const bundles = await Bundle.query().whereNull('endedAt').orderBy('id', 'desc')
  if (bundles.length === 0) return []
  const contents = await bundleContents(
    db.connection(),
    bundles.map(({ id }) => id)
  )
  const payments = (await db
    .from('payments')
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .select('package_id', 'bundle_id', 'status', 'rejection_reason')) as OwnPaymentRow[]
  const waiting = payments.filter(({ status }) => status === 'pending')
  const waitingBundles = await bundleContents(
    db.connection(),
    waiting.flatMap(({ bundle_id: id }) => id ?? [])
  )
  const waitingPackages = new Set([
    ...waiting.map(({ package_id: id }) => id),
    ...[...waitingBundles.values()].flat().map(({ id }) => id),
  ])
  const held = (await db
    .from('entitlements')
    .where('user_id', userId)
    .whereNull('used_at')
    .whereNull('revoked_at')
    .whereNull('event_id')
    .select('package_id')) as { package_id: number }[]
  const unused = new Set(held.map((row) => row.package_id))

  return bundles.flatMap((bundle) => {
    const packages = contents.get(bundle.id) ?? []
    if (packages.length === 0 || packages.some(({ isOnSale }) => !isOnSale)) return []
    const isPending = packages.some(({ id }) => waitingPackages.has(id))
    const owned = packages.filter(({ id }) => unused.has(id)).map(({ name }) => name)
    const last = payments.find(({ bundle_id: id }) => id === bundle.id)
    const rejection = last?.status === 'rejected' ? last.rejection_reason : null
    return {
      bundle,
      packages,
      isPayable: !isPending && owned.length === 0,
      isPending,
      reason: reasonOf(isPending, owned) ?? rejection,
    }
  })
}

function reasonOf(isPending: boolean, owned: readonly string[]): string | null {
  if (isPending) return 'Pembayaran Anda sedang menunggu verifikasi admin.'
  if (owned.length === 0) return null
  return `Anda masih memiliki akses ${owned.join(' dan ')} yang belum digunakan.`
}
