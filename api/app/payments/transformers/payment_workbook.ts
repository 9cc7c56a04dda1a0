import type { ListWorkbook } from '#app/listing/http/send_list_workbook'
import type { PaymentRow } from '#app/payments/actions/list_payments'
import { PAYMENT_WAY_LABELS, type PaymentStatus } from '#contracts/payments'

const STATUSES: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Menunggu',
  confirmed: 'Dikonfirmasi',
  rejected: 'Ditolak',
}

/** The admins' list of payments as an Excel file. */
export const PAYMENT_WORKBOOK: ListWorkbook<PaymentRow> = {
  name: 'Pembayaran',
  columns: [
    { title: 'Dikirim (WIB)', width: 17, cell: (row) => ({ time: Number(row.created_at) }) },
    { title: 'Nama', width: 32, cell: (row) => row.name },
    { title: 'Nomor HP', width: 16, cell: (row) => row.nohp },
    { title: 'Paket', width: 26, cell: (row) => row.package_name },
    { title: 'Cara', width: 12, cell: (row) => PAYMENT_WAY_LABELS[row.way] },
    { title: 'Jumlah', width: 14, cell: (row) => row.amount },
    { title: 'Kode promo', width: 16, cell: (row) => row.promo_code ?? '' },
    { title: 'Potongan', width: 14, cell: (row) => row.discount },
    { title: 'Dikembalikan', width: 14, cell: (row) => row.refunded ?? 0 },
    { title: 'Status', width: 14, cell: (row) => STATUSES[row.status] },
    { title: 'Diputuskan oleh', width: 28, cell: (row) => row.decider_name ?? '' },
    {
      title: 'Diputuskan (WIB)',
      width: 17,
      cell: (row) => (row.decided_at === null ? '' : { time: Number(row.decided_at) }),
    },
    { title: 'Alasan penolakan', width: 40, cell: (row) => row.rejection_reason ?? '' },
  ],
}
