/** Names of the fields of classes and login cards in messages. */
export const CLASS_FIELDS = {
  daftar: 'Daftar peserta',
  lembar: 'Lembar',
  kolom: 'Kolom',
  siapa: 'Pilihan peserta',
  peserta: 'Peserta',
  gantiBelumTerbukti: 'Ganti password yang nomornya belum terbukti',
  wajibGanti: 'Wajib membuat password baru',
} as const
