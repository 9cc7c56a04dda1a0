/** Packages: their statuses and prices, and a learner's standing with one. */

/** `siap` can be bought and needs all 140 questions. `belum` is shown as Coming Soon. Only staff see `konsep`. */
export const PACKAGE_STATUSES = ['siap', 'belum', 'konsep'] as const
export type PackageStatus = (typeof PACKAGE_STATUSES)[number]

export const PACKAGE_LEVELS = ['prediction', 'itp'] as const
export type PackageLevel = (typeof PACKAGE_LEVELS)[number]

/** A learner's standing with a package, shown on its card. */
export const PACKAGE_STATES = {
  /** Never paid for, or long ago without a result. */
  unpaid: 'belum_dibeli',
  /** The payment waits for an admin's decision. */
  pending: 'menunggu',
  /** The last payment was rejected. */
  rejected: 'ditolak',
  /** May be started. */
  granted: 'siap',
  /** Granted, but another package's attempt is running. */
  queued: 'menunggu_giliran',
  /** Granted by an exam event, which has a common start. */
  scheduled: 'terjadwal',
  running: 'berjalan',
  /** Taken, with the grant used up. */
  finished: 'selesai',
} as const
export type PackageState = (typeof PACKAGE_STATES)[keyof typeof PACKAGE_STATES]

/** Prices in rupiah of a new package: the first three are Prediction, later ones ITP (product-spec section 9). */
export const DEFAULT_PRICES = { prediction: 20_000, itp: 25_000 } as const
export const PREDICTION_PACKAGES = 3
/** Rupiah. A higher price is a typing mistake. */
export const PRICE_MAX = 100_000_000
export const PACKAGE_NAME_MAX_LENGTH = 120
/** Learners have seen it: a draft would be gone for those who bought it. */
export const NO_DRAFT_AGAIN = 'Paket yang sudah pernah tampil tidak dapat dijadikan konsep lagi.'
export const NOT_ARCHIVED = 'Paket ini tidak sedang diarsipkan.'
export const PACKAGE_NAME_MISSING = 'Nama paket wajib diisi!'

/** Shown outside a lab before paying, starting and continuing. */
export const LAB_ONLY =
  'Paket ini hanya dapat dikerjakan di komputer lab akademi. Silakan datang ke lab untuk mengerjakannya.'
