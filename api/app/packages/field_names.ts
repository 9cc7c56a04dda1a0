/** What the fields of packages are called in sentences, as their forms label them. */
export const PACKAGE_FIELDS = {
  nama_paket: 'Nama paket',
  level: 'Level',
  status: 'Status',
  harga: 'Harga',
  hanya_lab: 'Khusus lab',
  durasi: 'Durasi',
  listening: 'Durasi Listening',
  written: 'Durasi Structure & Written',
  reading: 'Durasi Reading',
} as const
