/** Limits that the server enforces and the client announces. Sources: contract section 2, product-spec sections 5 and 9. */

const MB = 1024 * 1024

export const PASSWORD_MIN_LENGTH = 8
/** Longer passwords only cost hashing time. */
export const PASSWORD_MAX_LENGTH = 128

export const IMAGE_MAX_BYTES = 5 * MB
export const AUDIO_MAX_BYTES = 20 * MB
export const AUDIO_MAX_SECONDS = 15 * 60

/** File types by content, as MIME types. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const PASSAGE_IMAGE_TYPES = ['image/jpeg', 'image/png'] as const

/** The `limit` of a list that is wanted whole. */
export const ALL_ROWS = -1
/** What admins choose from. */
export const PAGE_SIZES = [5, 10, ALL_ROWS] as const
export const DEFAULT_PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
export const SEARCH_MAX_LENGTH = 120

/** Prices in rupiah of a new package: the first three are Prediction, later ones ITP (product-spec section 9). */
export const DEFAULT_PRICES = { prediction: 20_000, itp: 25_000 } as const
export const PREDICTION_PACKAGES = 3
/** Rupiah; a price beyond this is a typing mistake. */
export const PRICE_MAX = 100_000_000
