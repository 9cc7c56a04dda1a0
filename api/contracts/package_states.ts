/** Where a learner stands with a package, as its card says. */
export const PACKAGE_STATES = {
  /** Never paid for, or only long ago without a result. */
  unpaid: 'belum_dibeli',
  /** An admin has to look at the payment. */
  pending: 'menunggu',
  /** The last payment was rejected. */
  rejected: 'ditolak',
  /** May be started. */
  granted: 'siap',
  /** Granted, but another package's attempt runs. */
  queued: 'menunggu_giliran',
  /** Of an exam event, which begins for everybody together. */
  scheduled: 'terjadwal',
  running: 'berjalan',
  /** Sat and used up. */
  finished: 'selesai',
} as const
export type PackageState = (typeof PACKAGE_STATES)[keyof typeof PACKAGE_STATES]
