import { SHORT_SESSION_TITLES } from '#contracts/exam'

/** Form labels of packages, questions and passages, used in error sentences. */
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
  no_soal: 'Nomor soal',
  soal: 'Soal',
  pilihan_satu: 'Pilihan 1',
  pilihan_dua: 'Pilihan 2',
  pilihan_tiga: 'Pilihan 3',
  pilihan_empat: 'Pilihan 4',
  jawaban: 'Jawaban',
  q_reading: 'Question Reading',
  teks: 'Teks bacaan',
  force: 'Persetujuan hapus',
  bagian: 'Bagian',
  page: 'Halaman',
  pilihan: 'Pilihan',
  bacaan: 'Bacaan',
  buang: 'Keluarkan dari impor',
} as const
