/** The kiosk's screens and calls. */

import { LINE_SAMPLE_PATH } from './device_check.ts'
import { HEALTH_PATH, SCREENS } from './paths.ts'

/** First screen of the kiosk, also shown for unavailable addresses. */
export const KIOSK_HOME = SCREENS.packages
export const NOT_IN_KIOSK = 'Tidak tersedia di komputer ujian'

interface Call {
  methods: readonly ('GET' | 'HEAD' | 'POST' | 'PUT')[]
  /** Below `API_ROOT`. */
  path: string
}

/** The only API calls that the kiosk allows its page: no certificates, payments, accounts or admin calls. */
export const KIOSK_CALLS: readonly Call[] = [
  { methods: ['GET'], path: HEALTH_PATH },
  { methods: ['GET'], path: '/pengaturan' },

  { methods: ['POST'], path: '/users/login' },
  { methods: ['POST'], path: '/users/login/kode' },
  { methods: ['POST'], path: '/users/login/password-baru' },
  { methods: ['POST'], path: '/users/logout' },
  { methods: ['GET'], path: '/users/getAuth' },
  { methods: ['GET'], path: '/users/detail-user' },
  { methods: ['GET'], path: '/users/cek-akses' },
  { methods: ['GET'], path: '/users/cek-akses/:paketId' },
  { methods: ['GET'], path: '/users/keadaan-paket' },
  { methods: ['GET'], path: '/users/payment' },
  { methods: ['GET'], path: '/users/pemberitahuan' },
  { methods: ['POST'], path: '/users/pemberitahuan/:id/baca' },
  { methods: ['GET'], path: '/users/lastScore' },
  { methods: ['GET'], path: '/users/riwayat-ujian' },
  { methods: ['GET'], path: '/users/riwayat-ujian/:id' },
  { methods: ['GET'], path: '/users/jawaban-terlambat' },

  { methods: ['GET'], path: '/paket-soal' },
  { methods: ['GET'], path: '/paket-soal/:id' },

  { methods: ['GET'], path: '/jadwal' },
  { methods: ['GET'], path: '/jadwal/:id' },
  { methods: ['POST'], path: '/jadwal/:id/masuk' },
  { methods: ['PUT'], path: '/jadwal/:id/siap' },
  { methods: ['GET'], path: '/jadwal/:id/ruang-tunggu' },
  { methods: ['POST'], path: '/jadwal/:id/denyut' },
  { methods: ['GET', 'POST'], path: '/jadwal/:id/cek-perangkat' },
  { methods: ['GET'], path: LINE_SAMPLE_PATH },

  { methods: ['GET'], path: '/soal' },
  { methods: ['GET'], path: '/soal/kunci' },
  { methods: ['GET'], path: '/soal/urutan-pilihan' },
  { methods: ['GET'], path: '/soal/ambil-jawaban' },
  { methods: ['POST'], path: '/soal/simpan-jawaban' },
  { methods: ['POST'], path: '/soal/jawaban' },
  { methods: ['POST'], path: '/soal/jawaban-terlambat' },
  { methods: ['GET'], path: '/soal/kunci-penyelamatan' },
  { methods: ['GET'], path: '/soal/cek-endtime' },
  { methods: ['GET', 'PUT'], path: '/soal/timers' },
  { methods: ['PUT'], path: '/soal/timers/next' },
  { methods: ['PUT'], path: '/soal/timers-to-zero' },
  { methods: ['GET'], path: '/soal/ambil-audio' },
  { methods: ['POST'], path: '/soal/simpan-audio' },
  { methods: ['POST'], path: '/soal/denyut' },
  { methods: ['PUT'], path: '/soal/pemberitahuan/:id' },

  { methods: ['GET', 'HEAD'], path: '/uploads/audio/:file' },
  { methods: ['GET', 'HEAD'], path: '/uploads/reading/:file' },
  { methods: ['GET', 'HEAD'], path: '/uploads/profile/:file' },
  { methods: ['GET', 'HEAD'], path: '/uploads/logo/:file' },
]
