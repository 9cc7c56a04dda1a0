import { SHORT_SESSION_TITLES } from '#contracts/titles'

/** Form labels of packages, used in error sentences. */
export const PACKAGE_FIELDS = {
  nama_paket: 'Nama paket',
  level: 'Level',
  status: 'Status',
  harga: 'Harga',
  hanya_lab: 'Khusus lab',
  durasi: 'Durasi',
  listening: `Durasi ${SHORT_SESSION_TITLES.listening}`,
  written: `Durasi ${SHORT_SESSION_TITLES.written}`,
  reading: `Durasi ${SHORT_SESSION_TITLES.reading}`,
} as const
