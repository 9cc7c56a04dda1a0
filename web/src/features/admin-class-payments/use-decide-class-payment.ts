import { outcomeSummary } from '@lulus/api/contracts/grants'
import { useMutation } from '@tanstack/react-query'
import { useDialogs } from '@/components/ui/dialogs/dialogs-context'
import {
  decideClassPaymentMutation,
  type ClassDecision,
  type ClassPayment,
} from '@/features/admin-class-payments/api/class-payments'
import { hasStatus, messageOf } from '@/lib/api/api-error'
import { formatRupiah } from '@/lib/format/numbers'
import { useReloginDuring } from '@/lib/session/relogin'

/** Confirms and rejects a class payment, with confirmations and messages. */
export function useDecideClassPayment() {
  const dialogs = useDialogs()
  const decide = useMutation(decideClassPaymentMutation)
  const repeatably = useReloginDuring()

  /** Returns false if it can be retried. Shows its own messages. */
  const send = async (decision: ClassDecision): Promise<boolean> => {
    try {
      const { message } = await repeatably(() => decide.mutateAsync(decision))
      void dialogs.success({ title: 'Berhasil', text: message })
      return true
    } catch (error) {
      // Without a new login the guard redirects to /login.
      if (hasStatus(error, 401)) return false
      const isOvertaken = hasStatus(error, 409) || hasStatus(error, 404)
      void dialogs.alert({
        tone: isOvertaken ? 'warning' : 'danger',
        title: isOvertaken ? 'Pembayaran tidak dapat diputuskan' : 'Gagal',
        text: messageOf(error, 'Terjadi kesalahan'),
      })
      return isOvertaken
    }
  }

  return {
    isDeciding: decide.isPending,

    /** Asks for confirmation, with the outcome for the learners, and confirms. */
    confirm: ({ id, amount, nama_kelas, nama_paket, peserta }: ClassPayment): Promise<void> =>
      repeatably(async () => {
        const summary = outcomeSummary(peserta.flatMap(({ hasil }) => hasil ?? []))
        const isAgreed = await dialogs.confirm({
          tone: 'info',
          title: 'Konfirmasi pembayaran kelas ini?',
          text: `Kelas ${nama_kelas} membayar ${formatRupiah(amount)} untuk ${nama_paket}. ${summary}`,
          confirmLabel: 'Ya, Konfirmasi',
        })
        if (isAgreed) await send({ id, status: 'confirmed', amount })
      }),

    /** Rejects with a reason. Returns false if the admin can retry. */
    reject: ({ id }: ClassPayment, reason: string) =>
      send({ id, status: 'rejected', alasanPenolakan: reason }),
  }
}
