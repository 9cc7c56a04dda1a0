/** Paths that more than one side must know. A part that begins with a colon stands for a value. */

/** Screens of the web app that the server or the kiosk leads to as well. */
export const SCREENS = {
  login: '/login',
  packages: '/paketsoal',
  history: '/riwayat-ujian',
  /** Prefix of all exam addresses. */
  examRoot: '/simulasi-toefl',
  exam: '/simulasi-toefl/:paketId',
  /** Prefix of all pages that prove a certificate. */
  verifyRoot: '/verifikasi',
  verify: '/verifikasi/:kode',
} as const

/** The screens that exist in the kiosk; everything else of the app doesn't. */
export const KIOSK_SCREENS = [SCREENS.login, SCREENS.packages, SCREENS.history, SCREENS.exam]

/** Where the kiosk starts, and where it leads from an address that it doesn't have. */
export const KIOSK_HOME = SCREENS.packages

/** In front of every path of the API. */
export const API_ROOT = '/api'

/** Calls that the kiosk makes itself, for no page. Below `API_ROOT`. */
export const HEALTH_PATH = '/health'
export const INCIDENTS_PATH = '/labs/kejadian'

interface Call {
  methods: readonly ('GET' | 'HEAD' | 'POST' | 'PUT')[]
  /** Below `API_ROOT`. */
  path: string
}

/**
 * What an exam's page may ask of the API in the kiosk, which refuses it everything else: certificates, payments,
 * accounts and all of the admin's.
 */
export const KIOSK_CALLS: readonly Call[] = [
  { methods: ['GET'], path: HEALTH_PATH },
  { methods: ['GET'], path: '/pengaturan' },

  { methods: ['POST'], path: '/users/login' },
  { methods: ['POST'], path: '/users/logout' },
  { methods: ['GET'], path: '/users/getAuth' },
  { methods: ['GET'], path: '/users/detail-user' },
  { methods: ['GET'], path: '/users/cek-akses' },
  { methods: ['GET'], path: '/users/cek-akses/:paketId' },
  { methods: ['GET'], path: '/users/payment' },
  { methods: ['GET'], path: '/users/lastScore' },
  { methods: ['GET'], path: '/users/riwayat-ujian' },

  { methods: ['GET'], path: '/paket-soal' },
  { methods: ['GET'], path: '/paket-soal/:id' },

  { methods: ['GET'], path: '/soal' },
  { methods: ['GET'], path: '/soal/ambil-jawaban' },
  { methods: ['POST'], path: '/soal/simpan-jawaban' },
  { methods: ['POST'], path: '/soal/jawaban' },
  { methods: ['GET'], path: '/soal/cek-endtime' },
  { methods: ['GET', 'PUT'], path: '/soal/timers' },
  { methods: ['PUT'], path: '/soal/timers/next' },
  { methods: ['PUT'], path: '/soal/timers-to-zero' },
  { methods: ['GET'], path: '/soal/ambil-audio' },
  { methods: ['POST'], path: '/soal/simpan-audio' },

  { methods: ['GET', 'HEAD'], path: '/uploads/audio/:file' },
  { methods: ['GET', 'HEAD'], path: '/uploads/reading/:file' },
  { methods: ['GET', 'HEAD'], path: '/uploads/profile/:file' },
  { methods: ['GET', 'HEAD'], path: '/uploads/logo/:file' },
]

/** A path with its value in place of what the colon names: `pathOf('/bayar/:paketId', 3)` is '/bayar/3'. */
export function pathOf(pattern: string, value: number | string): string {
  return pattern.replace(/:\w+/, () => String(value))
}
