import type { PaymentColumn } from '@/features/admin-payments/api/list-payments'

/** The sortable columns of the payments, in the order of the table. */
export const PAYMENT_COLUMN_LABELS: Readonly<Record<PaymentColumn, string>> = {
  createdAt: 'Tanggal',
  nama: 'Nama Peserta',
  userNohp: 'No HP',
  nama_paket: 'Paket Soal',
  amount: 'Jumlah',
  status: 'Status',
}
