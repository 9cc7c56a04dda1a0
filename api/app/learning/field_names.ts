/** Form labels of learning, used in error sentences. */
export const LEARNING_FIELDS = {
  tanggalTes: 'Tanggal tes',
  catatan: 'Catatan',
  soalId: 'Soal',
  keterampilan: 'Keterampilan',
  banyakSoal: 'Jumlah soal',
  tenggat: 'Tenggat',
} as const
