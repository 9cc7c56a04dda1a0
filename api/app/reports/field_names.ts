/** Labels of what results, documents and links for schools are asked with, used in error sentences. */
export const REPORT_FIELDS = {
  paket: 'Paket soal',
  peringkat: 'Peringkat',
  jadwalId: 'Jadwal ujian',
  sampai: 'Tanggal berakhir',
} as const
