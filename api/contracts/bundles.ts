/** Bundles: several packages at one price. */

export const BUNDLE_NAME_LENGTH = { min: 3, max: 120 } as const
export const BUNDLE_PACKAGES = { min: 2, max: 20 } as const
/** Rupiah. */
export const BUNDLE_PRICE = { min: 1_000, max: 10_000_000 } as const

/** Of what an admin sees: it is sold, one of its packages isn't on sale, or it was ended. */
export const BUNDLE_STATES = ['dijual', 'tertahan', 'berakhir'] as const
export type BundleState = (typeof BUNDLE_STATES)[number]

export const BUNDLE_TOO_SMALL = 'Pilih paling sedikit dua paket.'
