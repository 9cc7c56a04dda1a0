/** Form labels of questions and passages, used in error sentences. */
export const QUESTION_FIELDS = {
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
} as const
