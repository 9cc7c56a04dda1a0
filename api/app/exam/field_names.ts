/** Form labels of the exam, used in error sentences. */
export const EXAM_FIELDS = {
  paketId: 'Paket',
  takeover: 'Ambil alih',
  from: 'Sesi',
  index: 'Nomor layar',
  answer: 'Jawaban',
  answers: 'Jawaban',
  id: 'Nomor soal',
  seq: 'Urutan jawaban',
  tautan: 'Tautan catatan perangkat',
  ragu: 'Tanda ragu-ragu',
  audio: 'Audio',
  positions: 'Posisi audio',
  persen: 'Waktu tambahan',
  halaman: 'Nomor soal',
} as const
