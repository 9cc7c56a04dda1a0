/** Form labels of payments, used in error sentences. */
export const PAYMENT_FIELDS = {
  paket_soal_id: 'Paket',
  paketId: 'Paket',
  tagihanId: 'Tagihan',
  amount: 'Jumlah',
  alasanPenolakan: 'Alasan penolakan',
  jumlah: 'Jumlah',
  userId: 'Peserta',
  cara: 'Cara pembayaran',
  catatan: 'Catatan',
  search: 'Pencarian',
  tanggal: 'Tanggal',
  akses: 'Akses',
  waktu: 'Kolom tanggal',
  pasangan: 'Baris mutasi',
  baris: 'Baris mutasi',
  pembayaran: 'Pembayaran',
} as const
