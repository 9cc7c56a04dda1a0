import { ENTERED_AMOUNT_MAX, type PaymentWay } from '@lulus/api/contracts/payments'
import type { EnteredPayment, Payer } from '@/features/admin-payments/api/enter-payment'
import { parseRupiah } from '@/lib/format/rupiah-input'

/** The fields of the form as they are filled in. */
export interface EntryFields {
  payer: Payer | null
  paketId: number | null
  /** In place of a package. */
  bundelId: number | null
  amount: string
  cara: PaymentWay
  tanggal: string
  note: string
  proof: File | null
}

/** What is wrong with each field, in Indonesian; null where nothing is. */
export type EntryErrors = Record<'payer' | 'paketId' | 'amount' | 'tanggal', string | null>

/** The date of an instant in the academy's time zone, such as 2026-12-31. @param now epoch milliseconds */
export function dateInJakarta(now: number): string {
  return new Date(now + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/**
 * The payment that the fields describe, or what is wrong with them.
 * @param today such as 2026-12-31
 */
export function readEntry(
  fields: EntryFields,
  today: string
): { entry: EnteredPayment } | { errors: EntryErrors } {
  const { payer, paketId, bundelId, cara, tanggal, note, proof } = fields
  const jumlah = parseRupiah(fields.amount, ENTERED_AMOUNT_MAX)
  const errors: EntryErrors = {
    payer: payer ? null : 'Pilih peserta yang membayar.',
    paketId: paketId === null && bundelId === null ? 'Pilih paket yang dibayar.' : null,
    amount: jumlah ? null : 'Isi jumlah dari Rp 1 sampai Rp 10.000.000, tanpa koma.',
    tanggal:
      tanggal === ''
        ? 'Isi tanggal pembayaran.'
        : tanggal > today
          ? 'Tanggal tidak boleh di masa depan.'
          : null,
  }
  if (!payer || errors.paketId !== null || !jumlah || errors.tanggal !== null) return { errors }
  const catatan = note.trim() === '' ? null : note.trim()
  const sold = {
    ...(paketId !== null && { paketId }),
    ...(bundelId !== null && { bundelId }),
  }
  return { entry: { userId: payer.id, ...sold, jumlah, cara, tanggal, catatan, proof } }
}
