import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findUnusedEntitlement } from '#app/enrolment/actions/find_unused_entitlement'
import { findPackageOnSale } from '#app/packages/actions/find_package'
import Bundle from '#app/payments/models/bundle'
import { giveOneOf, packagesOfPayment } from '#app/payments/rows/bundle_contents'
import { Conflict, NotFound } from '#app/platform/errors/failures'

/** What somebody wants to pay for: a package, or a bundle of several. */
export type Wanted =
  | { packageId: number; bundleId?: undefined }
  | { bundleId: number; packageId?: undefined }

/** What is sold at one price. */
export interface Product {
  /** The package; of a bundle the first. */
  packageId: number
  bundleId: number | null
  name: string
  /** Rupiah. */
  price: number
  /** What it gives, ascending. */
  packages: { id: number; name: string }[]
}

/** The product has a pending payment already. */
export class StillPending extends Conflict {
  constructor() {
    super('Pembayaran Anda untuk paket ini masih menunggu verifikasi admin.')
  }
}

/**
 * What is sold now, with its present price.
 * @throws NotFound for what doesn't exist; Conflict when it isn't on sale
 */
export async function findProduct(
  { packageId, bundleId }: Wanted,
  trx?: TransactionClientContract
): Promise<Product> {
  if (bundleId === undefined) {
    const { id, name, price } = await findPackageOnSale(packageId, trx)
    return { packageId: id, bundleId: null, name, price, packages: [{ id, name }] }
  }
  const bundle = await Bundle.find(bundleId, trx ? { client: trx } : {})
  if (!bundle) throw new NotFound('Paket bundel tidak ditemukan.')
  if (bundle.endedAt !== null) throw new Conflict('Paket bundel ini tidak dijual lagi.')
  const packages: Product['packages'] = []
  for (const id of await packagesOfPayment(trx ?? db.connection(), { packageId: 0, bundleId })) {
    packages.push({ id, name: (await findPackageOnSale(id, trx)).name })
  }
  const [first] = packages
  if (!first) throw new NotFound('Paket bundel tidak ditemukan.')
  return { packageId: first.id, bundleId, name: bundle.name, price: bundle.price, packages }
}

/**
 * Refuses an impossible payment: checked before its proof is read, and again when it is stored.
 * @returns the product with its present price
 * @throws NotFound for one that doesn't exist; Conflict when it isn't on sale, another payment that gives a package of
 *   it is pending, or an unused grant of one exists
 */
export async function findPayable(
  userId: number,
  wanted: Wanted,
  trx?: TransactionClientContract
): Promise<Product> {
  const product = await findProduct(wanted, trx)
  for (const { id, name } of product.packages) {
    if (!(await findUnusedEntitlement(userId, id, trx))) continue
    throw new Conflict(
      product.bundleId === null
        ? 'Anda masih memiliki akses paket ini yang belum digunakan.'
        : `Anda masih memiliki akses ${name} yang belum digunakan. Kerjakan dulu, atau beli paket lainnya satu per satu.`
    )
  }
  if (await hasPending(trx ?? db.connection(), userId, product)) throw new StillPending()
  return product
}

/**
 * Whether a payment of the learner waits that gives a package of the product, alone or in a bundle.
 * @param except the id of a payment that doesn't count
 */
export async function hasPending(
  client: QueryClientContract,
  userId: number,
  { packages }: { packages: readonly { id: number }[] },
  except?: number
): Promise<boolean> {
  const waiting = client.from('payments').where({ user_id: userId, status: 'pending' })
  giveOneOf(
    waiting,
    packages.map(({ id }) => id)
  )
  if (except !== undefined) void waiting.whereNot('payments.id', except)
  return (await waiting.first()) !== null
}
