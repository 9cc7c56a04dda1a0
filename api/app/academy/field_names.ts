/** What the fields of the academy's settings are called in sentences, as their forms label them. */
export const ACADEMY_FIELDS = {
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
} as const
