/** What the fields of login cards are called in sentences. */
export const CARD_FIELDS = {
  siapa: 'Pilihan peserta',
  peserta: 'Peserta',
  wajibGanti: 'Wajib membuat password baru',
} as const
