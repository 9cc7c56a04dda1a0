import type { MoneyDetails } from '@lulus/api/contracts/audit/money'
import type { AuditRow } from '@/features/admin-audit/api/list-entries'
import { number, text, type Details } from '@/features/admin-audit/model/details'
import { after, quoted, type Phrases } from '@/features/admin-audit/model/sentences/words'
import { formatRupiah } from '@/lib/format/numbers'
import type { AuditDetails } from '@lulus/api/contracts/audit'

export const MONEY_PHRASES: Phrases<MoneyDetails> = {
  'payment.confirmed': (detail, entry) => `mengonfirmasi ${payment(detail, entry)}`,
  'payment.rejected': (detail, entry) =>
    `menolak ${payment(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'payment.entered': (detail, entry) =>
    `mencatat ${payment(detail, entry)}${after(', catatan: ', quoted(text(detail.note)))}`,
  'payment.confirmation_undone': (detail, entry) =>
    `membatalkan konfirmasi ${payment(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'payment.refunded': (detail, entry) =>
    `mengembalikan dana${after(' ', rupiah(detail.refunded))} dari ${payment(detail, entry)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'payment.proofs_removed': (detail) =>
    ['menghapus', number(detail.count), 'bukti pembayaran lama', decidedBefore(detail)]
      .filter((part) => part !== null)
      .join(' '),

  'promo.created': (detail) =>
    `membuat kode promo${after(' ', quoted(text(detail.code)))}${after(', potongan ', discount(detail))}`,
  'promo.ended': (detail) => `mengakhiri kode promo${after(' ', quoted(text(detail.code)))}`,

  'bundle.created': (detail) =>
    `membuat paket bundel${after(' ', quoted(text(detail.name)))}${after(' seharga ', rupiah(detail.price))}${after(': ', text(detail.packages) ?? '')}`,
  'bundle.ended': (detail) => `mengakhiri paket bundel${after(' ', quoted(text(detail.name)))}`,

  'statement.uploaded': (detail) =>
    `mengunggah mutasi${after(' ', quoted(text(detail.name)))}: ${number(detail.lines) ?? 0} uang masuk`,
  'statement.confirmed': (detail) =>
    `mengonfirmasi ${number(detail.confirmed) ?? 0} pembayaran dengan mutasi${after(' ', quoted(text(detail.name)))}${skipped(detail.skipped)}`,

  'class_payment.created': (detail) => `membuat ${classPayment(detail)}`,
  'class_payment.amount_changed': (detail) =>
    `mengubah jumlah ${classPayment(detail)}${after(', sebelumnya ', rupiah(detail.before))}`,
  'class_payment.proof_added': (detail) => `mengunggah bukti ${classPayment(detail)}`,
  'class_payment.confirmed': (detail) =>
    `mengonfirmasi ${classPayment(detail)}: ${number(detail.granted) ?? 0} mendapat akses`,
  'class_payment.rejected': (detail) =>
    `menolak ${classPayment(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'class_payment.confirmation_undone': (detail) =>
    `membatalkan konfirmasi ${classPayment(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,
  'class_payment.refunded': (detail) =>
    `mengembalikan dana${after(' ', rupiah(detail.refunded))} dari ${classPayment(detail)}${after(', alasan: ', quoted(text(detail.reason)))}`,
}

/** The lines that were left out: ', 2 dilewati'. */
function skipped(value: unknown): string {
  const count = number(value) ?? 0
  return count === 0 ? '' : `, ${count} dilewati`
}

function payment(detail: Details<AuditDetails['payment.confirmed']>, entry: AuditRow): string {
  const amount = number(detail.amount)
  const payer = text(detail.userName)
  return [
    'pembayaran',
    text(detail.packageName) ?? `nomor ${entry.subjek.id ?? '–'}`,
    amount !== null && `sebesar ${formatRupiah(amount)}`,
    payer !== null && `dari ${payer}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** 'pembayaran kelas “XII IPA 1” untuk Paket A, 24 peserta, sebesar Rp 480.000' */
function classPayment(detail: Details<AuditDetails['class_payment.created']>): string {
  const learners = number(detail.learners)
  return [
    `pembayaran kelas${after(' ', quoted(text(detail.className)))}${after(' untuk ', text(detail.packageName) ?? '')}`,
    learners !== null && `${learners} peserta`,
    after('sebesar ', rupiah(detail.amount)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** '10%', or 'Rp 5.000' */
function discount(detail: Details<AuditDetails['promo.created']>): string {
  const value = number(detail.value)
  if (value === null) return ''
  return detail.kind === 'persen' ? `${value}%` : formatRupiah(value)
}

function rupiah(amount: unknown): string {
  const value = number(amount)
  return value === null ? '' : formatRupiah(value)
}

/** 'yang diputuskan lebih dari 365 hari lalu' */
function decidedBefore(detail: Details<{ days: number }>): string | null {
  const days = number(detail.days)
  return days === null ? null : `yang diputuskan lebih dari ${days} hari lalu`
}
