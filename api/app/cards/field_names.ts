/** What the fields of login cards are called in sentences. */
export const CARD_FIELDS = {
  siapa: 'Pilihan peserta',
  peserta: 'Peserta',
  gantiBelumTerbukti: 'Ganti password yang nomornya belum terbukti',
  wajibGanti: 'Wajib membuat password baru',
} as const
