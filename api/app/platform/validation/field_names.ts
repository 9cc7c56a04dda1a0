import type { FieldContext } from '@vinejs/vine/types'

/**
 * What the fields of the wire are called in sentences: as the forms label them, for nobody who reads a sentence knows
 * the wire. A name with dots holds at that place only.
 */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  // People
  identifier: 'Email atau nomor HP',
  nohp: 'Nomor HP',
  newNohp: 'Nomor HP baru',
  nama: 'Nama',
  email: 'Email',
  password: 'Password',
  oldPassword: 'Password lama',
  newPassword: 'Password baru',
  kode: 'Kode dari admin',

  // Lists
  page: 'Halaman',
  limit: 'Jumlah baris',
  search: 'Pencarian',
  sortBy: 'Kolom urutan',
  sortOrder: 'Arah urutan',

  // Packages and payments
  nama_paket: 'Nama paket',
  level: 'Level',
  status: 'Status',
  harga: 'Harga',
  hanya_lab: 'Khusus lab',
  durasi: 'Durasi',
  listening: 'Durasi Listening',
  written: 'Durasi Structure & Written',
  reading: 'Durasi Reading',
  paket_soal_id: 'Paket',
  alasanPenolakan: 'Alasan penolakan',

  // Questions and passages
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

  // The exam
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

  // Settings
  namaAkademi: 'Nama akademi',
  nomorWa: 'Nomor WhatsApp',
  qrisTeks: 'Teks QRIS',
  qrisContoh: 'Tanda QRIS contoh',
  linkChannel: 'Link channel video',
  kursus: 'Kursus',
  judul: 'Judul kursus',
  'kursus.teks': 'Keterangan kursus',
  pesan: 'Pesan pendaftaran',
  testimoni: 'Testimoni',
  'testimoni.*.nama': 'Nama pada testimoni',
  asal: 'Asal pada testimoni',
  isi: 'Isi testimoni',
  gambar: 'Gambar testimoni',
  path: 'Gambar testimoni',
  keterangan: 'Keterangan gambar',

  // Labs
  kejadian: 'Kejadian',
  kind: 'Jenis kejadian',
  detail: 'Keterangan kejadian',
  at: 'Waktu kejadian',
  count: 'Jumlah kejadian',
  terbuang: 'Jumlah kejadian yang terbuang',
  simulasi: 'Simulasi',
  kursi: 'Kursi',
}

const UNNAMED = 'Isian'

/** The name of the field at a place, as `testimoni.*.nama`; null when it has none. */
export function fieldNameAt(place: string): string | null {
  const whole = place.replace(/(\.\*)+$/, '')
  const last = whole.slice(whole.lastIndexOf('.') + 1)
  return FIELD_NAMES[whole] ?? FIELD_NAMES[last] ?? null
}

/** What to call a field in a sentence: an item of a list by the list's name. Never its name on the wire. */
export function fieldName({ wildCardPath }: Pick<FieldContext, 'wildCardPath'>): string {
  return fieldNameAt(wildCardPath) ?? UNNAMED
}
