/** What the fields of the exam are called in sentences, as their forms label them. */
export const EXAM_FIELDS = {
  paketId: 'Paket',
  takeover: 'Ambil alih',
  from: 'Sesi',
  index: 'Nomor layar',
  answer: 'Jawaban',
  answers: 'Jawaban',
  id: 'Nomor soal',
  seq: 'Urutan jawaban',
  ragu: 'Tanda ragu-ragu',
  audio: 'Audio',
  positions: 'Posisi audio',
} as const
