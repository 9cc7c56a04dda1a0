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
