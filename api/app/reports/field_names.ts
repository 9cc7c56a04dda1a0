/** Labels of the fields of results, documents and links for schools in error messages. */
export const REPORT_FIELDS = {
  paket: 'Paket soal',
  peringkat: 'Peringkat',
  jadwalId: 'Jadwal ujian',
  sampai: 'Tanggal berakhir',
} as const
