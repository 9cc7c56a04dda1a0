import type { ListedBundle, OfferedBundle } from '#app/payments/actions/bundles'
import type { BundledPackage } from '#app/payments/rows/bundle_contents'
import type { BundleState } from '#contracts/bundles'

/** A bundle for admins. */
export function listedBundle({ bundle, packages, sold }: ListedBundle) {
  return {
    id: bundle.id,
    nama: bundle.name,
    harga: bundle.price,
    paket: packages.map(shownPackage),
    terjual: sold,
    keadaan: stateOf({ bundle, packages }),
    createdAt: new Date(bundle.createdAt).toISOString(),
  }
}

/** A bundle for a learner, with what they may do about it. */
export function offeredBundle({ bundle, packages, isPayable, isPending, reason }: OfferedBundle) {
  return {
    id: bundle.id,
    nama: bundle.name,
    harga: bundle.price,
    paket: packages.map(shownPackage),
    bisaDibayar: isPayable,
    pending: isPending,
    alasan: reason,
  }
}

function shownPackage({ id, name, price }: BundledPackage) {
  return { id, nama_paket: name, harga: price }
}

function stateOf({ bundle, packages }: Pick<ListedBundle, 'bundle' | 'packages'>): BundleState {
  if (bundle.endedAt !== null) return 'berakhir'
  return packages.every(({ isOnSale }) => isOnSale) ? 'dijual' : 'tertahan'
}
