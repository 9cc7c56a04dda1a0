/** Form labels of exam events, used in error sentences. */
export const EVENT_FIELDS = {
  kelas: 'Kelas',
  peserta: 'Peserta',
  pengawas: 'Pengawas',
  labId: 'Tempat',
  mulai: 'Waktu mulai',
  caraMulai: 'Cara mulai',
  batasMulai: 'Batas waktu mulai',
  toleransi: 'Toleransi terlambat',
  istirahat: 'Istirahat paling lama',
  pakaiToken: 'Token',
  gantiToken: 'Masa berlaku token',
  acakPilihan: 'Acak pilihan',
  nomorHp: 'Nomor HP',
  tokenUjian: 'Token',
} as const
