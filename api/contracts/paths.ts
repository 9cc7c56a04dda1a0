/** Paths that several sides use. A part with a colon is a placeholder. */

/** Web app screens that the server or the kiosk links to. */
export const SCREENS = {
  login: '/login',
  packages: '/paketsoal',
  history: '/riwayat-ujian',
  result: '/hasil/:id',
  /** Prefix of all exam addresses. */
  examRoot: '/simulasi-toefl',
  exam: '/simulasi-toefl/:paketId',
  /** The waiting room of an exam event. */
  waitingRoom: '/ujian/:id',
  /** Checks a device before an exam event. */
  deviceCheck: '/cek-perangkat',
  /** Prefix of all pages that verify a certificate. */
  verifyRoot: '/verifikasi',
  verify: '/verifikasi/:kode',
} as const

/** Prefix of all pages that show a class's results to its school. */
export const SCHOOL_ROOT = '/sekolah'
export const SCHOOL_SCREEN = '/sekolah/:token'

/** Prefix of all pages that stop a user's e-mails. */
export const STOP_MAIL_ROOT = '/berhenti-email'

/** Prefix of every path of the API. */
export const API_ROOT = '/api'

/** Reports that the server is running. Relative to `API_ROOT`, like all call paths. */
export const HEALTH_PATH = '/health'

/** Replaces the colon part of a path by a value: `pathOf('/bayar/:paketId', 3)` is '/bayar/3'. */
export function pathOf(pattern: string, value: number | string): string {
  return pattern.replace(/:\w+/, () => String(value))
}
