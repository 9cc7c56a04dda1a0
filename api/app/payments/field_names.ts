/** What the fields of payments are called in sentences, as their forms label them. */
export const PAYMENT_FIELDS = {
  paket_soal_id: 'Paket',
  alasanPenolakan: 'Alasan penolakan',
} as const
