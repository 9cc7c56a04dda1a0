import { outcomeSummary } from '@lulus/api/contracts/grants'
import { isUsedBefore } from '@/components/same-proofs'
import { useDecision } from '@/components/use-decision'
import { decideClassPaymentMutation } from '@/features/admin-class-payments/api/class-payments'
import { formatRupiah } from '@/lib/format/numbers'

/** Confirms a class payment, after showing the outcome for its learners, or rejects it. */
export function useDecideClassPayment(onSettled: () => void) {
  return useDecision(decideClassPaymentMutation, {
    overtaken: 'Pembayaran tidak dapat diputuskan',
    onSettled,
    ask: ({ status, payment: { amount, nama_kelas, nama_paket, peserta, sama } }) =>
      status === 'rejected'
        ? null
        : {
            tone: isUsedBefore(sama) ? 'warning' : 'info',
            title: 'Konfirmasi pembayaran kelas ini?',
            text: `${isUsedBefore(sama) ? 'Berkas buktinya sudah dipakai di pembayaran lain. ' : ''}Kelas ${nama_kelas} membayar ${formatRupiah(amount)} untuk ${nama_paket}. ${outcomeSummary(peserta.flatMap(({ hasil }) => hasil ?? []))}`,
            confirmLabel: 'Ya, Konfirmasi',
          },
  })
}
